import { replyLetter } from '../../../services/admin/reply-letter';
import { senderReceipt } from '../../../services/contact/letters';
import { loadConfig } from '../../../services/settings/config';
import { textsOf } from '../../../services/texts';
import { testContent } from '../../support/content/test-content';

const MESSAGE = {
  id: '4f0c1a52-6f1b-4b7e-9c55-2f1d6a1f0c11',
  reference: 'AA-7K3M9Q',
  name: 'Ada Example',
  email: 'ada@example.org',
  inquiry_type: 'licensing',
  message: 'What does a licence for one film cost?',
  about: null,
  page: null,
  status: 'open',
  created_at: '2025-06-02T12:00:00.000Z',
  due_at: '2025-06-03T12:00:00.000Z',
  notes: 'never shown',
  version: 2,
  updated_at: null,
  replied_at: null,
  spam_score: 0,
  spam_reasons: '',
  search_text: '',
} as const;

async function officeOf(env: Record<string, string>) {
  const content = await testContent();
  return {
    texts: textsOf(content),
    config: loadConfig(env, '/no-root'),
    publicUrl: 'https://site.test',
  };
}

async function letter(env: Record<string, string>) {
  return replyLetter(await officeOf(env), MESSAGE, 'Dear Ada,\n\n{name} costs <little>.', []);
}

test('a reply in the real words holds what was written, what was asked and the reference', async () => {
  const { subject, text, html, recipient } = await letter({});

  expect(recipient).toBe('ada@example.org');
  expect(subject).toContain('AA-7K3M9Q');
  expect(text).toMatch(/^Dear Ada,\n\n\{name\} costs <little>\.\n/);
  expect(text).toContain('What does a licence for one film cost?');
  expect(html).toContain('{name} costs &#60;little&#62;.');
  expect(`${text}${html}`).not.toContain('never shown');
  expect(`${text}${html}`.replaceAll('{name}', '')).not.toMatch(/\{\w+\}/);
});

test('its answer reaches the address of the inquiry, or the one of the settings', async () => {
  expect((await letter({})).reply_to).toBe('licensing@example.com');
  expect((await letter({ CONTACT_TO: 'desk@site.test' })).reply_to).toBe('desk@site.test');
});

test('its subject is that of the receipt, so that mail programs show them together', async () => {
  const receipt = senderReceipt(await officeOf({}), MESSAGE);
  expect((await letter({})).subject).toBe(`Re: ${receipt.subject}`);
});
