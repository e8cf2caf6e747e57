import { randomUUID } from 'node:crypto';
import { isolated, TURNING } from '../../content/derive/isolated';
import type { Email } from '../../db/outbox/outbox';
import type { Deps } from '../deps';
import { escapeHtml } from '../http/answer/escape-html';
import { inLanguage } from '../http/answer/in-language';
import type { MailText } from '../texts';
import { mailPage } from './mail-page';
import { withLinks } from './with-links';

/** After `> ` at the beginning of a line each line of the value is quoted, as mail programs quote. */
const PLACEHOLDER = /(^> )?\{([A-Za-z]\w*)\}/gm;
/** Stands for a value that was not given. */
const NOTHING = '–';
/** A line, or a pair of a list, that says one thing and its name. */
const FACT = /^[\w ]+: \{(\w+)\}\n|<dt>[^<]*<\/dt><dd>\{(\w+)\}<\/dd>/gm;
/** Begins at the first blank of a row only: tried at each, a long row would take its length squared. */
const LAST_BLANKS = /(?<![ \t])[ \t]+$/gm;

/** What a mail is made from. */
export interface Letter {
  /** Name of the text in content/mails. */
  kind: string;
  recipient: string;
  replyTo?: { name: string; address: string };
  autoReply?: boolean;
  /** The `message_id` of the mails that it follows, oldest first. */
  follows?: string[];
  /**
   * Every variable of the text except `reason`, `brand` and `postalAddress`. With `unsubscribeUrl`
   * the mail also gets the headers of a list.
   */
  values: Record<string, string | undefined>;
  /** Language of each value that is not English. */
  languages?: Record<string, string | undefined> | undefined;
  /** Names of values that we wrote: web addresses in them become links. */
  ours?: readonly string[];
  /** HTML, as `prose-mail` makes it, of values that are an editor's running text: put in as it stands. */
  prose?: Record<string, string>;
}

/**
 * Makes a mail from its text in the content. Values are put in once, so braces in them stay
 * braces; they are escaped in HTML and cannot break the line of a header.
 * @throws when the text asks for a value that is not given: a fault of text or code.
 */
export function renderMail(
  { texts, config, publicUrl }: Pick<Deps, 'texts' | 'config' | 'publicUrl'>,
  letter: Letter,
): Email {
  const { kind, recipient, replyTo, autoReply = false, follows = [], values } = letter;
  const mail = texts.mails[kind];
  if (!mail) throw new Error(`There is no text content/mails/${kind}.yaml`);
  const facts = { ...values, brand: texts.brand, postalAddress: texts.postalAddress };
  const plain = ofEach(facts, keptAside);
  const sender = config.mail.from ?? { name: undefined, address: texts.emails.mailFrom };
  const id = randomUUID();
  const subject = oneLine(
    fill(
      mail.subject,
      ofEach(facts, (value) => isolated(value.replace(TURNING, ' '))),
    ),
  );

  return {
    id,
    kind,
    message_id: `<${id}@${new URL(publicUrl).hostname}>`,
    thread: follows.join(' ') || null,
    sender_name: sender.name ?? texts.brand,
    sender: sender.address,
    recipient,
    reply_to_name: replyTo ? oneLine(replyTo.name.replace(TURNING, ' ')) : null,
    reply_to: replyTo?.address ?? null,
    subject,
    text: fill(mail.text, { ...plain, reason: fill(mail.reason, plain) }).replace(LAST_BLANKS, ''),
    html: htmlDocument(mail, subject, facts, letter),
    auto_reply: autoReply ? 1 : 0,
    unsubscribe_url: values.unsubscribeUrl ?? null,
  };
}

/** Puts values in the place of `{name}`; lines that would only say that one was not given are left out. */
export function fill(template: string, values: Letter['values']): string {
  const isNothing = (name: string) => Object.hasOwn(values, name) && values[name] === undefined;
  const told = template.replace(FACT, (fact, inText: string, inList: string) =>
    isNothing(inText ?? inList) ? '' : fact,
  );
  return told.replace(PLACEHOLDER, (_, quote: string | undefined, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`No value for {${name}} in a mail`);
    const value = values[name] ?? NOTHING;
    return quote ? quote + value.split(/\r\n?|\n/).join(`\n${quote}`) : value;
  });
}

/** What has lines of its own stands beside nothing. */
function keptAside(value: string): string {
  return /[\r\n]/.test(value) ? value : isolated(value);
}

function ofEach(values: Letter['values'], change: (value: string, name: string) => string) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === undefined ? undefined : change(value, name),
    ]),
  );
}

/**
 * Line breaks and control characters become spaces, since a header ends at a line break. What would begin an
 * encoded word, which mail programs decode before they show it, is broken. What turns the direction of text has
 * been taken out of the values before, since a turned name makes another address of the one behind it.
 */
function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  return line.replaceAll('=?', '= ?').trim();
}

function htmlDocument(
  mail: MailText,
  subject: string,
  values: Letter['values'],
  { languages = {}, ours = [], prose = {} }: Letter,
): string {
  const facts = ofEach(values, (value, name) => {
    const lang = languages[name];
    const running = prose[name];
    if (running !== undefined) return lang ? proseInLanguage(running, lang) : running;
    if (lang) return inLanguage(value, lang);
    const asHtml = ours.includes(name) ? withLinks : escapeHtml;
    return asHtml(keptAside(value)).replace(/\r?\n/g, '<br>\n');
  });
  const escaped = { ...facts, reason: fill(escapeHtml(mail.reason), facts) };
  return mailPage({
    title: subject,
    preheader: fill(mail.preheader, escaped),
    body: fill(mail.html, escaped),
  });
}

/** Running text in another language than the mail around it may be written from the right. */
function proseInLanguage(html: string, lang: string): string {
  return `<div lang="${escapeHtml(lang)}" dir="auto">${html}</div>`;
}
