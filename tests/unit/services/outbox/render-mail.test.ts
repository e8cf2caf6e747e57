import { escapeHtml } from '../../../../services/http/answer/escape-html';
import { fill, type Letter, renderMail } from '../../../../services/outbox/render-mail';
import { loadConfig } from '../../../../services/settings/config';
import { textsOf } from '../../../../services/texts';
import { TEXTS } from '../../../support/app/texts';
import { testContent } from '../../../support/content/test-content';

const office = {
  texts: TEXTS,
  config: loadConfig({}, '/no-root'),
  publicUrl: 'https://site.test',
};
const letter = (values: Letter['values']): Letter => ({
  kind: 'contact-reply',
  recipient: 'ada@example.org',
  values: { name: 'Ada', reference: 'AA-222222', message: 'Hi', reply: 'Yes', ...values },
});

test('values are put in once: braces in them stay braces', () => {
  const { text, html } = renderMail(office, letter({ message: '{name} {brand} {nothing}' }));

  expect(text).toContain('{name} {brand} {nothing}');
  expect(html).toContain('<blockquote>{name} {brand} {nothing}</blockquote>');
});

test('in HTML every value is escaped and lines break where they broke', () => {
  const { text, html } = renderMail(office, letter({ message: '<b a="1">\'&\'</b>\nnext' }));

  expect(text).toContain('<b a="1">\'&\'</b>\nnext');
  expect(html).toContain('&#60;b a=&#34;1&#34;&#62;&#39;&#38;&#39;&#60;/b&#62;<br>\nnext');
  expect(escapeHtml('<>&"\'a')).toBe('&#60;&#62;&#38;&#34;&#39;a');
});

test('a name written from the right turns nothing beside it, and the HTML says its language', async () => {
  const texts = textsOf(await testContent());
  const { subject, text, html } = renderMail(
    { ...office, texts },
    {
      kind: 'reminder-open',
      recipient: 'ada@example.org',
      languages: { artist: 'ar', genre: undefined },
      values: {
        artist: 'نور 2',
        genre: 'GLOW POP',
        artistUrl: 'https://site.test/artists/noor',
        manageUrl: 'https://site.test/m',
        unsubscribeUrl: 'https://site.test/u',
      },
    },
  );

  expect(subject).toBe('\u2068نور 2\u2069 is here');
  expect(text).toContain('You asked us to tell you when \u2068نور 2\u2069 is out.');
  expect(text).toContain('you pressed Remind me on \u2068نور 2\u2069.');
  expect(html).toContain('<h1><bdi lang="ar">نور 2</bdi> is here</h1>');
  expect(html).toContain('you pressed Remind me on <bdi lang="ar">نور 2</bdi>');
});

test('what a visitor wrote closes no mark of ours, and lines of their own are left alone', () => {
  const message = 'مرحبا\nHello';
  const { text } = renderMail(office, letter({ name: 'نور\u2069 2', message }));

  expect(text).toContain('\u2068نور  2\u2069 AA-222222');
  expect(text).toContain(message);
});

test('what a mail marks as a button or as small is drawn so, on light screens and on dark ones', async () => {
  const content = await testContent();
  const used = content.mails.flatMap(({ html }) => [...html.matchAll(/class="(\w+)"/g)]);
  const { html } = renderMail(office, letter({}));
  const [light, dark] = (/<style>(.*)<\/style>/s.exec(html)?.[1] ?? '').split('@media');

  expect(used).not.toHaveLength(0);
  for (const [, name] of used) {
    expect(light).toMatch(new RegExp(`\\.${name}\\b[^}]*color:`));
    expect(dark).toMatch(new RegExp(`\\.${name}\\b[^}]*color:`));
  }
});

test('a button is one in programs that pad cells only, and in those that take no styles', async () => {
  const texts = textsOf(await testContent());
  const mails = Object.entries(texts.mails).filter(([, { html }]) => html.includes('"button"'));

  expect(mails).not.toHaveLength(0);
  for (const [kind, { html: words }] of mails) {
    const names = [...JSON.stringify(texts.mails[kind]).matchAll(/\{(\w+)\}/g)];
    const values = Object.fromEntries(names.map(([, name]) => [name, 'https://site.test/a']));
    const { html } = renderMail({ ...office, texts }, { ...letter({}), kind, values });
    const bare = html.replace(/<style>.*?<\/style>/gs, '');

    expect([kind, bare.match(/<td bgcolor="#ffc53d"[^>]*mso-padding-alt:12px 20px/g)]).toEqual([
      kind,
      words.match(/class="button"/g)?.map(() => expect.anything()),
    ]);
    expect(bare).toMatch(
      /<a class="button" style="[^"]*padding:12px 20px[^"]*color:#170f05[^"]*" href="https:\/\/site.test\/a"/,
    );
  }
});

test('a mail is a column of its own also without styles, without a body, and in Outlook', () => {
  const { html } = renderMail(office, letter({}));
  const bare = html.replace(/<style>.*?<\/style>/gs, '');

  expect(bare).toMatch(/<div class="mail" style="max-width:36em;[^"]*overflow-wrap:anywhere">/);
  expect(bare).toContain('<!--[if mso]><table role="presentation" width="624"');
  expect(html).toMatch(/\nbody,\.mail\{background:#f3f1ea;color:#15110e\}/);
});

test('what an inbox shows after the subject ends with the preheader', () => {
  const { html } = renderMail(office, letter({}));
  const [, hidden = ''] = /<div style="display:none;mso-hide:all">(.*?)<\/div>/.exec(html) ?? [];

  expect(hidden).toMatch(/^Our reply\.(&#847;&zwnj;&nbsp;){80}$/);
});

test('what a visitor wrote from the right stands so in our mails', async () => {
  const content = await testContent();
  const quoting = content.mails.filter(({ html }) => /\{(message|reply)\}/.test(html));

  expect(quoting.map(({ slug }) => slug).sort()).toEqual(['contact-reply', 'contact-team']);
  for (const { html } of quoting)
    expect(html.match(/>\{(message|reply)\}/g)).toEqual(
      html.match(/ dir="auto">\{(message|reply)\}/g)?.map((one) => one.slice(' dir="auto"'.length)),
    );
});

test('both parts of a mail end with who sends it, from where and why', async () => {
  const content = await testContent();

  expect(content.mails).not.toHaveLength(0);
  for (const { slug, text, html } of content.mails)
    for (const part of [text, html])
      for (const said of ['{brand}', '{postalAddress}', '{reason}'])
        expect([slug, part]).toEqual([slug, expect.stringContaining(said)]);
});

test('every paragraph of a mail begins with a capital, also below a greeting', async () => {
  const content = await testContent();
  const paragraphs = content.mails.flatMap(({ text }) => text.split(/\n{2,}/));

  expect(paragraphs.filter((paragraph) => /^\p{Ll}/u.test(paragraph))).toEqual([]);
});

test('nothing in a value ends the line of a header', () => {
  const broken = 'AA\r\nBcc: x@y.zz\u2028\u0085\0';
  const email = renderMail(office, {
    ...letter({ reference: broken }),
    replyTo: { name: broken, address: 'ada@example.org' },
  });

  expect(email.subject).toBe('Re: We have your message (AA Bcc: x@y.zz )');
  expect(email.reply_to_name).toBe('AA Bcc: x@y.zz');
});

test('nothing in a name turns the address behind it', () => {
  const name = 'ada\u202egro.elpmaxe@nimda\u2066';
  const email = renderMail(office, {
    ...letter({}),
    replyTo: { name, address: 'ada@example.org' },
  });

  expect(email.reply_to_name).toBe('ada gro.elpmaxe@nimda');
});

test('nothing in a header passes for a word that mail programs decode', () => {
  const word = '=?utf-8?q?Ada=0ABcc:_eve@example.org?=';
  const email = renderMail(office, {
    ...letter({ reference: word }),
    replyTo: { name: word, address: 'ada@example.org' },
  });

  expect(email.reply_to_name).toBe('= ?utf-8?q?Ada=0ABcc:_eve@example.org?=');
  expect(email.subject).not.toContain('=?');
});

test('a value that was not given shows as a dash, one that is not known is a fault', () => {
  expect(fill('{about}', { about: undefined })).toBe('–');
  expect(() => fill('{about}', {})).toThrow('{about}');
  expect(() => fill('{constructor}', {})).toThrow('{constructor}');
});

test('a line that would only say that something was not given is left out', () => {
  const text = 'Type: {type}\nAbout: {about}\nFrom: {name}, {about}\n';
  const html = '<dl><dt>About</dt><dd>{about}</dd><dt>From</dt><dd>{name}</dd></dl>';
  const values = { type: 'Press', about: undefined, name: 'Ada: {about}\nAbout: {about}\n' };

  expect(fill(text, values)).toBe(`Type: Press\nFrom: ${values.name}, –\n`);
  expect(fill(html, values)).toBe(`<dl><dt>From</dt><dd>${values.name}</dd></dl>`);
  expect(() => fill('About: {about}\n', {})).toThrow('{about}');
});

test('the sender is the office unless the settings say otherwise', () => {
  const config = loadConfig({ MAIL_FROM: 'Desk <desk@site.test>' }, '/no-root');

  expect(renderMail(office, letter({}))).toMatchObject({
    sender_name: 'The Office',
    sender: 'hello@site.test',
  });
  expect(renderMail({ ...office, config }, letter({}))).toMatchObject({
    sender_name: 'Desk',
    sender: 'desk@site.test',
  });
});

test('every mail has an id of its own, at our host', () => {
  const ids = [renderMail(office, letter({})), renderMail(office, letter({}))].map(
    ({ message_id }) => message_id,
  );

  expect(ids[0]).toMatch(/^<[0-9a-f-]{36}@site\.test>$/);
  expect(ids[0]).not.toBe(ids[1]);
});

test('the plain part of a reply quotes what it answers line by line', async () => {
  const texts = textsOf(await testContent());
  const message = 'Hello,\r\n\n{name} asks';
  const { text } = renderMail({ ...office, texts }, letter({ message }));

  expect(text).toMatch(/\n\nAda wrote \(AA-222222\):\n\n> Hello,\n>\n> \{name\} asks$/);
});

test('an address that we wrote is a link in HTML, one that a stranger wrote is not', () => {
  const url = 'https://site.test/press?a=1&b=2';
  const values = { message: url, reply: `See (${url}), <b>\nhttp://site.test.` };
  const { html } = renderMail(office, { ...letter(values), ours: ['reply'] });

  const escaped = escapeHtml(url);
  expect(html).toContain(
    `<p>See (<a href="${escaped}">${escaped}</a>), &#60;b&#62;<br>\n<a href="http://site.test">http://site.test</a>.</p>`,
  );
  expect(html).toContain(`<blockquote>${escaped}</blockquote>`);
});
