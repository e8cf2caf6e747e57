import type { Query } from './engine/query';

/** One of several wordings: the same for the same question, so that nothing looks random. */
export function pick(lines: readonly string[], key: string): string {
  let sum = 0;
  for (const character of key) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return lines[sum % lines.length] ?? '';
}

/** A text of the content in the visitor's language, or in English. */
export function inLanguage<Value>(
  texts: { en: Value } & Partial<Record<Query['language'], Value | undefined>>,
  language: Query['language'],
): Value {
  return texts[language] ?? texts.en;
}

/** Puts values into the `{places}` of a text. */
export function fillIn(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** Sentences with one space between them. */
export function sentences(...parts: (string | undefined | false)[]): string {
  return parts.filter((part): part is string => typeof part === 'string' && part !== '').join(' ');
}
