import type { ReactNode } from 'react';
import { inLanguage } from '../in-language';
import { shell } from './shell';

/** A text of ours; the artists that it names in another language say so, and turn nothing around them. */
export function withNames(text: string): ReactNode {
  const { names } = shell;
  if (!names) return text;
  // every other piece is what the pattern took
  return text.split(RegExp(names.pattern, 'u')).map((piece, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order
      <bdi key={at} {...inLanguage(names.languages[piece])}>
        {piece}
      </bdi>
    ) : (
      piece
    ),
  );
}
