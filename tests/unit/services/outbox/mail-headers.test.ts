import { createTransport } from 'nodemailer';
import { toMessage } from '../../../../services/outbox/message';
import { renderMail } from '../../../../services/outbox/render-mail';
import { loadConfig } from '../../../../services/settings/config';
import { TEXTS } from '../../../support/app/texts';
import fc from '../../../support/fuzz/fast-check';

const SEED = 20_250_602;
const office = {
  texts: TEXTS,
  config: loadConfig({}, '/no-root'),
  publicUrl: 'https://site.test',
};
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The names of a mail's headers, and whom it is for as the mail server would hear it. */
async function composed(kind: string, name: string, words: string, follows: string[] = []) {
  const email = renderMail(office, {
    kind,
    recipient: 'ada@example.org',
    replyTo: { name, address: 'bob@example.org' },
    follows,
    values: {
      name,
      reference: 'AA-222222',
      type: words,
      reply: words,
      message: words,
      replyPromise: words,
    },
  });
  // As the database gives it back, with what sending would add.
  const row = { ...email, status: 'waiting', attempts: 0, last_error: null } as const;
  const times = { created_at: '2025-06-02T12:00:00.000Z', due_at: '', sent_at: null };
  const { message, envelope } = await composer.sendMail(
    toMessage({ ...row, ...times, lease_until: null, lease_token: null }),
  );
  // With `buffer` set the composer answers a Buffer, never a stream.
  const text = (message as Buffer).toString('latin1');
  const head = text.slice(0, text.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  return {
    names: head.split('\r\n').map((line) => line.split(':')[0] ?? ''),
    recipients: envelope.to,
    text,
  };
}

const HEADERS = [
  'From',
  'To',
  'Reply-To',
  'Subject',
  'Message-ID',
  'Date',
  'MIME-Version',
  'Content-Type',
  'Auto-Submitted',
];
const ATTACK = fc.constantFrom(
  '\r\n',
  '\n',
  '\r',
  '\u2028',
  '\u0085',
  '\0',
  'Bcc: x@y.zz',
  ', ',
  '<x@y.zz>',
  '"',
  ';',
  '=?utf-8?q?=0ABcc:x@y.zz?=',
);
const hostile = fc
  .array(fc.oneof(ATTACK, fc.string({ unit: 'binary', maxLength: 12 })), { maxLength: 12 })
  .map((parts) => parts.join(''));

test('nothing that anybody writes adds a header or a recipient', async () => {
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (name, words) => {
      const { names, recipients } = await composed('contact-receipt', name, words);
      expect([...names].sort()).toEqual([...HEADERS].sort());
      expect(recipients).toEqual(['ada@example.org']);
    }),
    { seed: SEED, numRuns: 300 },
  );
});

test('what a person has written is not marked as a machine’s', async () => {
  const { names } = await composed('contact-reply', 'Ada', 'Hello');
  expect(names).not.toContain('Auto-Submitted');
  expect((await composed('contact-receipt', 'Ada', 'Hello')).names).toContain('Auto-Submitted');
});

test('a mail names those that it follows, the last as what it answers', async () => {
  const { text } = await composed('contact-reply', 'Ada', 'Hello', [
    '<1@site.test>',
    '<2@site.test>',
  ]);
  expect(text).toContain('\r\nReferences: <1@site.test> <2@site.test>\r\n');
  expect(text).toContain('\r\nIn-Reply-To: <2@site.test>\r\n');
});
