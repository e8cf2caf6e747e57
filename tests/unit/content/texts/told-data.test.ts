import { loadContent } from '../../../../content/load';
import { promptFor } from '../../../../services/assistant/provider/prompt';
import { weighSpam } from '../../../../services/contact/spam-score';
import { ContactRequest } from '../../../../services/contracts/contact';
import { SPAM_TRAP } from '../../../../services/contracts/limits/spam-trap';
import { aContactRequest } from '../../../support/factories';

/** All that a section of `/privacy` says. */
async function told(id: string): Promise<string> {
  const { content } = await loadContent('content');
  return JSON.stringify(content.pages.privacy.sections.find((section) => section.id === id));
}

test('a model is sent earlier questions too, and the privacy and AI pages say so', async () => {
  const asked = {
    question: 'And when?',
    earlier: ['My name is Ana'],
    ground: [],
    isWord: () => true,
  };
  const { content } = await loadContent('content');
  const ai = content.pages.ai.sections.find(({ id }) => id === 'assistant');

  expect(JSON.stringify(promptFor(asked, 'canary'))).toContain('My name is Ana');
  expect(await told('others')).toContain('just before it');
  expect(ai?.body).toContain('just before it');
});

test('a program judges what is spam, and the privacy page says so', async () => {
  const signing = { secret: 'x'.repeat(32), now: () => new Date() };
  const request = ContactRequest.parse(aContactRequest({ [SPAM_TRAP.field]: 'filled' }));

  expect(weighSpam(signing, request, false).isSpam).toBe(true);
  expect(await told('not')).toMatch(/automatically\..* program .* spam/);
  expect(await told('stored')).toContain('why a program took it for spam');
});

test('whoever applies is told that the positions are not settled while they are not', async () => {
  const { content } = await loadContent('content');
  const { confirm, positionsLead } = content.pages.about.team;

  expect(confirm?.some((point) => point.includes('which of them are open'))).toBe(
    positionsLead.includes('still to be confirmed'),
  );
});

test('a receipt says how to send what the form does not take', async () => {
  const { content } = await loadContent('content');
  const receipt = content.mails.find(({ slug }) => slug === 'contact-receipt');

  for (const text of [receipt?.text, receipt?.html]) expect(text).toContain('answer this mail');
});
