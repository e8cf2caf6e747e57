import { MODULE_MARK } from './short-class-names';

/** A rule of a sheet, or an at-rule with what it holds. */
interface Rule {
  /** What stands before the brace; a statement such as `@import` whole. */
  head: string;
  /** What stands between the braces; `null` for a statement. */
  body: string | null;
}

const CLASS = /\.((?:\\.|[\w-])+)/g;
/** Says what may also match, or must not: no reason to leave a rule out. */
const ALTERNATIVES = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g;
const ARTIST = /\[data-artist=["']?([\w-]+)["']?\]/g;
const NESTING = /^@(?:media|supports|container|layer|starting-style|scope)\b/;
const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+(\S+)/;

/**
 * The rules of a minified sheet that can match something in a page: those of classes that the page
 * does not wear are left out, and the keyframes that none of the others plays. States, attributes and
 * elements are not looked at, so that nothing is missing when a menu opens or a dialog shows.
 */
export function shownStyles(sheet: string, html: string): string {
  const worn = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const artists = new Set([...html.matchAll(/\sdata-artist="([^"]*)"/g)].map(([, id]) => id));

  const canMatch = (selector: string) => {
    const plain = selector.replace(ALTERNATIVES, '');
    const classes = [...plain.matchAll(CLASS)].map(([, name = '']) => unescaped(name));
    const named = [...plain.matchAll(ARTIST)].map(([, id = '']) => id);
    return (
      classes.every((name) => !name.startsWith(MODULE_MARK) || worn.has(name)) &&
      named.every((id) => artists.has(id))
    );
  };
  const shown = keepRules(sheet, canMatch);
  const played = shown.replace(/@(?:-webkit-)?keyframes[^{]*/g, '');
  return rulesOf(shown)
    .filter(({ head }) => {
      const name = KEYFRAMES.exec(head)?.[1];
      return name === undefined || played.includes(name);
    })
    .map(written)
    .join('');
}

/** A sheet writes signs that have a meaning in it with a backslash; HTML does not. */
function unescaped(name: string): string {
  return name.replace(/\\(.)/g, '$1');
}

function keepRules(sheet: string, canMatch: (selector: string) => boolean): string {
  return rulesOf(sheet)
    .map(({ head, body }) => {
      if (body === null || (head.startsWith('@') && !NESTING.test(head))) return { head, body };
      if (head.startsWith('@')) return { head, body: keepRules(body, canMatch) };
      return { head: splitTop(head).filter(canMatch).join(','), body };
    })
    .filter(({ head, body }) => head !== '' && body !== '')
    .map(written)
    .join('');
}

function written({ head, body }: Rule): string {
  return body === null ? `${head};` : `${head}{${body}}`;
}

/** The rules of the outermost level. Strings and brackets may hold braces and semicolons. */
function rulesOf(sheet: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let brace = -1;
  for (const { at, sign, depth } of signs(sheet)) {
    if (sign === '{' && depth === 1) brace = at;
    else if (sign === '}' && depth === 0) {
      rules.push({ head: sheet.slice(start, brace).trim(), body: sheet.slice(brace + 1, at) });
      start = at + 1;
    } else if (sign === ';' && depth === 0) {
      rules.push({ head: sheet.slice(start, at).trim(), body: null });
      start = at + 1;
    }
  }
  return rules;
}

/** The selectors of a list; commas in brackets separate something else. */
function splitTop(list: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { at, sign, depth } of signs(list)) {
    if (sign !== ',' || depth !== 0) continue;
    parts.push(list.slice(start, at));
    start = at + 1;
  }
  return [...parts, list.slice(start)].map((part) => part.trim());
}

/** Every sign of structure that stands outside strings, with how deep it leaves the text. */
function* signs(css: string): Generator<{ at: number; sign: string; depth: number }> {
  let depth = 0;
  for (const match of css.matchAll(
    /"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|\\.|[{}()[\],;]/g,
  )) {
    const [sign] = match;
    if ('{(['.includes(sign)) depth += 1;
    if ('})]'.includes(sign)) depth -= 1;
    if (sign.length === 1) yield { at: match.index, sign, depth };
  }
}
