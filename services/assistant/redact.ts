/** What stands in the place of what was taken out. */
const GONE = {
  email: '[address]',
  link: '[link]',
  number: '[number]',
  handle: '[handle]',
  name: '[name]',
} as const;

/**
 * The part before the @ and a name of a host have bounds (RFC 5321 §4.5.3.1, RFC 1035 §2.3.4): tried from each
 * letter to the end, a question of one long row would take its length squared.
 */
const EMAIL = /[^\s@<>()]{1,64}\s*(?:@|\(at\)|\[at\])\s*[^\s@<>()]+\.[a-z]{2,}/giu;
const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b[\w-]{1,63}\.(?:com|org|net|io|na|za|de|fr|co)(?:\/\S*)?\b/giu;
/** Telephone, account and card numbers; years and tempos are shorter. */
const NUMBER = /\+?\d[\d\s()./-]{5,}\d/gu;
const HANDLE = /(?<!\w)@[\w.]{2,}/gu;
/**
 * `my name is …`, `I am …` in seven languages, and the words after it. `im` is German too (`im Radio`), where
 * every noun has a capital: it is `I'm` where a sentence begins alone.
 */
const INTRODUCED =
  /\b(my name is|my name['’]?s|name:|i am called|call me|this is|i am|i['’]m|(?<=^|[.,;:!?]\s|\b(?:hi|hey|hello|and|since|because)\s)im|regards,?|sincerely,?|cheers,?|mein name ist|ich heiße|ich bin|je m['’]appelle|je suis|me llamo|mi nombre es|soy|chamo-me|meu nome é|sou o|sou a|jina langu ni|mimi ni|my naam is|ek is)((?:\s+[\p{L}'’.-]{1,40}){1,5})/giu;
/** After these comes a name, however it is written; after the others only what begins with a capital is one. */
const SAYS_NAME =
  /^(?:my name is|my name['’]?s|i am called|mein name ist|ich heiße|je m['’]appelle|me llamo|mi nombre es|chamo-me|meu nome é|jina langu ni|my naam is)$/iu;
/** Small letters end a name here, where a sentence goes on. */
const GOES_ON = new Set(
  'and i im am is are was from in at of to for with on the a an my me we our you your can could would do does did want need what how who when where why which please but or so hello hi thanks und aus ich et de je suis y soy quiero e sou quero na ninatoka nataka en ek vir by'.split(
    ' ',
  ),
);
const SMALL_NAME_MAX = 3;
const PARTICLES = new Set('van von de da dos du der la le bin al'.split(' '));
const TITLED =
  /\b((?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau|Mme|Señora?|Senhora?)\.?)\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/gu;

/**
 * A question without what could name or reach somebody: addresses, links, long numbers, handles,
 * and names where somebody introduces themselves. `isOurs` keeps the names of artists.
 */
export function redact(question: string, isOurs: (name: string) => boolean): string {
  return question
    .normalize('NFKC')
    .replace(/\p{Cf}+/gu, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(EMAIL, GONE.email)
    .replace(LINK, GONE.link)
    .replace(NUMBER, GONE.number)
    .replace(HANDLE, GONE.handle)
    .replace(INTRODUCED, (whole, lead: string, after: string) => {
      const words = after.trim().split(/\s+/);
      const small = SAYS_NAME.test(lead) ? smallNameLength(words) : 0;
      const name = words.slice(0, Math.max(nameLength(words), small));
      if (name.length === 0 || isOurs(name.join(' '))) return whole;
      return [lead, GONE.name, ...words.slice(name.length)].join(' ');
    })
    .replace(TITLED, (_, title: string) => `${title} ${GONE.name}`)
    .replace(/\s+/g, ' ')
    .trim();
}

/** How many of the words are a name: those with a capital, and `van`, `de` … between them. */
function nameLength(words: string[]): number {
  const end = words.findIndex(
    (word, at) =>
      !/^\p{Lu}(?!$|['’])/u.test(word) && !(at > 0 && PARTICLES.has(word.toLowerCase())),
  );
  return end < 0 ? words.length : end;
}

/** The same where a name is sure to come, in small letters too. */
function smallNameLength(words: string[]): number {
  const end = words.findIndex((word) => GOES_ON.has(word.toLowerCase()));
  return Math.min(end < 0 ? words.length : end, SMALL_NAME_MAX);
}
