import { subjectNames, writeSubject } from '../../../../services/contracts/subject';
import { testContent } from '../../../support/content/test-content';

test.each([
  ['voice-engineer', 'AI Engineer, Voice'],
  ['open-application', 'open application'],
  ['privacy-request', 'privacy request'],
  ['license', 'license'],
  ['A sci-fi film', 'A sci-fi film'],
  ['constructor', 'constructor'],
  ['-', '-'],
])('the subject %j is written %j', async (about, written) => {
  const content = await testContent();
  const names = subjectNames(content.pages.about.team.positions);
  expect(writeSubject(about, names)).toBe(written);
});
