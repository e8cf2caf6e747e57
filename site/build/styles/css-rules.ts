/** A rule of a sheet, or an at-rule with what it holds. */
export interface Rule {
  /** What stands before the brace; a statement such as `@import` whole. */
  head: string;
  /** What stands between the braces; `null` for a statement. */
  body: string | null;
}

/** A rule as it stands in a sheet. */
export function written({ head, body }: Rule): string {
  return body === null ? `${head};` : `${head}{${body}}`;
}

/** The rules of the outermost level. Strings and brackets may hold braces and semicolons. */
export function rulesOf(sheet: string): Rule[] {
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

/** The parts of a list: selectors between commas, declarations between semicolons; in brackets both are something else. */
export function splitTop(list: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  let start = 0;
  for (const { at, sign, depth } of signs(list)) {
    if (sign !== separator || depth !== 0) continue;
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
