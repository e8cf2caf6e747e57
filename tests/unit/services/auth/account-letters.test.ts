import { accountExistsLetter, confirmLetter, resetLetter } from '../../../../services/auth/letters';
import {
  ACCOUNT_SENTENCES,
  PASSWORD_LIMITS,
  PASSWORD_SENTENCES,
} from '../../../../services/contracts/limits/accounts';
import { loadConfig } from '../../../../services/settings/config';
import { textsOf } from '../../../../services/texts';
import { testContent } from '../../../support/content/test-content';

const LINK = {
  recipient: 'ada@example.org',
  token: 'x'.repeat(32),
  expiresAt: '2025-06-03T12:00:00.000Z',
};

async function office() {
  const content = await testContent();
  return {
    ui: content.ui,
    texts: textsOf(content),
    config: loadConfig({}, '/no-root'),
    publicUrl: 'https://site.test',
  };
}

test('every letter about an account can be written with the words of the content', async () => {
  const own = await office();
  const letters = [
    confirmLetter(own, LINK),
    resetLetter(own, LINK),
    accountExistsLetter(own, LINK.recipient),
  ];

  for (const letter of letters) {
    expect(letter.recipient).toBe('ada@example.org');
    expect(letter.reply_to).toBeNull();
    expect(`${letter.subject}${letter.text}${letter.html}`).not.toMatch(/\{[a-z]+\}/i);
  }
  const [confirm, reset, exists] = letters.map(({ text }) => text);
  expect(confirm).toContain(`\nhttps://site.test/admin#token=${LINK.token}\n`);
  expect(confirm).toContain('until 3 June 2025 at 12:00 UTC.');
  expect(reset).toContain(`\nhttps://site.test/auth#token=${LINK.token}\n`);
  expect(exists).toContain('Sign in: https://site.test/auth\n');
  expect(exists).not.toContain('token');
});

test('the service refuses in the words of the site', async () => {
  const { errors } = (await office()).ui;

  expect(ACCOUNT_SENTENCES).toEqual({
    wrongCredentials: errors.wrongCredentials,
    unconfirmed: errors.unconfirmed,
    expiredLink: errors.expiredLink,
    sessionEnded: errors.sessionEnded,
    notSupportAccount: errors.notSupportAccount,
  });
  expect(PASSWORD_SENTENCES).toMatchObject({
    required: errors.password.required,
    tooShort: errors.password.tooShort.replace('{min}', String(PASSWORD_LIMITS.minBytes)),
    tooLong: errors.password.tooLong,
  });
});
