/** What stands in the place of what was taken out. */
const GONE = {
  email: '[address]',
  link: '[link]',
  number: '[number]',
  handle: '[handle]',
  name: '[name]',
} as const;

const EMAIL = /[^\s@<>()]+\s*(?:@|\(at\)|\[at\])\s*[^\s@<>()]+\.[a-z]{2,}/giu;
const LINK =
  /\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|io|na|za|de|fr|co)(?:\/\S*)?\b/giu;
/** Telephone, account and card numbers; years and tempos are shorter. */
const NUMBER = /\+?\d[\d\s()./-]{5,}\d/gu;
const HANDLE = /(?<!\w)@[\w.]{2,}/gu;
/** `my name is …`, `I am …`: in seven languages; the name is what begins with a capital. */
const NAMED =
  /\b((?:my name is|my name's|name:|i am called|call me|this is|i am|i'm|im|regards,?|sincerely,?|cheers,?|mein name ist|ich heiße|ich bin|je m'appelle|je suis|me llamo|mi nombre es|soy|chamo-me|meu nome é|sou o|sou a|jina langu ni|mimi ni|my naam is|ek is))\s+(\p{Lu}[\p{L}'’.-]*(?:\s+(?:(?:van|von|de|da|dos|du|der|la|le|bin|al)\s+)*\p{Lu}[\p{L}'’.-]*){0,3})/giu;
const TITLED =
  /\b((?:Mr|Mrs|Ms|Miss|Dr|Prof|Herr|Frau|Mme|Señora?|Senhora?)\.?)\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/gu;

/**
 * A question without what could name or reach somebody: addresses, links, long numbers, handles,
 * and names where somebody introduces themselves. `isOurs` keeps the names of artists.
 */
export function redact(question: string, isOurs: (name: string) => boolean): string {
  return question
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .replace(EMAIL, GONE.email)
    .replace(LINK, GONE.link)
    .replace(NUMBER, GONE.number)
    .replace(HANDLE, GONE.handle)
    .replace(NAMED, (whole, lead: string, name: string) =>
      /^\p{Lu}/u.test(name) && !isOurs(name) ? `${lead} ${GONE.name}` : whole,
    )
    .replace(TITLED, (_, title: string) => `${title} ${GONE.name}`)
    .replace(/\s+/g, ' ')
    .trim();
}
