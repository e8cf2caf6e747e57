import { loadContent } from '../../../content/load';
import { subjectNames, writeSubject } from '../../../services/contracts/subject';

test.each([
  ['voice-engineer', 'AI Engineer, Voice'],
  ['open-application', 'open application'],
  ['privacy-request', 'privacy request'],
  ['license', 'license'],
  ['A sci-fi film', 'A sci-fi film'],
  ['constructor', 'constructor'],
  ['-', '-'],
])('the subject %j is written %j', async (about, written) => {
  const { content } = await loadContent();
  const names = subjectNames(content.pages.about.team.positions);
  expect(writeSubject(about, names)).toBe(written);
});
