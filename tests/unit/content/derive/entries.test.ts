import { completeRelease, textCredits } from '../../../../content/derive/entries';
import { loadContent } from '../../../../content/load';
import { RELEASE_ROLES, TEXT_ROLES } from '../../../../content/schema/credits';
import { TODAY } from '../../../support/content/temp-content';

test('a release is signed once every line and the whole of it are', async () => {
  const { content } = await loadContent('content', TODAY);
  const [release] = content.releases;
  const roles = RELEASE_ROLES.map((role) => ({
    role,
    use: 'human' as const,
    tool: null,
    by: 'A. Person',
    status: 'signed',
  }));
  const isSigned = (status: string) =>
    release &&
    completeRelease({ ...release, credits: { status, note: '', roles } }).credits.isSigned;

  expect([isSigned('signed'), isSigned('to be confirmed by the label')]).toEqual([true, false]);
});

test('a text that says nothing of its making is open in every role', () => {
  const { roles, grade, isSigned } = textCredits({ credits: null });

  expect(roles.map(({ role }) => role)).toEqual(TEXT_ROLES);
  expect({ grade, isSigned }).toEqual({ grade: 'unknown', isSigned: false });
});
