/** A letter of ASCII, encoded however often. */
const ENCODED = /%(?:25)*([0-7][\da-f])/gi;
const ADDRESS = /[^\s@]@[^\s@]*\./;
/** A telephone number as a link has it: `tel:` or a plus before it. */
const TELEPHONE = /(?:\+|\btel:)[ (]{0,2}(?:\d[ ().-]{0,2}){7}/i;
/** Where what follows a path begins, also within a link that was encoded whole. */
const QUERY = /[?#&]/;
/** Tokens of our links have 32 letters. */
const SECRET_MIN = 24;
const INNER_CAPITAL = /[a-z\d][A-Z]/g;

/**
 * Whether a mail address is in it, encoded however often: a mail program may write its reader's into the links
 * of a mail. Nobody was told that we keep it, and nothing that erases people finds it there.
 */
export function hasAddress(text: string): boolean {
  return ADDRESS.test(plain(text));
}

/**
 * What is kept of the decoded path of what is no page: up to the mark where its query begins. Undefined for another
 * host, and where somebody's address, number or key may be in it: what opens a page with a token in its query
 * leads nowhere once a mail program has encoded it, and the token is still good.
 */
export function deadPath(path: string): string | undefined {
  const end = path.search(QUERY);
  const read = plain(end < 0 ? path : path.slice(0, end));
  const tells = [ADDRESS, TELEPHONE, QUERY].some((pattern) => pattern.test(read));
  if (tells || path.startsWith('//') || read.split(/[^\w-]+/).some(isSecret)) return undefined;
  return end < 0 ? path : path.slice(0, end + 1);
}

function plain(text: string): string {
  return text.replace(ENCODED, (_, digits: string) => String.fromCharCode(parseInt(digits, 16)));
}

/** Whether letters look drawn by lot: words of addresses have no capitals within them. */
function isSecret(part: string): boolean {
  return part.length >= SECRET_MIN && (part.match(INNER_CAPITAL)?.length ?? 0) > 1;
}
