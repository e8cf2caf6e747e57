import type { Artist } from '../../../content/schema/content';

/** The colours and the tempo of every artist as a style sheet: a new artist needs no line of CSS. */
export function artistColours(artists: Pick<Artist, 'slug' | 'look' | 'bpm'>[]): string {
  return artists.map(rules).join('');
}

function rules({ slug, look, bpm }: Pick<Artist, 'slug' | 'look' | 'bpm'>): string {
  const self = `[data-artist="${slug}"]`;
  const dark = `--a-text:${look.accentText.dark}`;
  const light = `--a-text:${look.accentText.light}`;
  return `${self}{--a:${look.accent};--a-ink:${look.accentInk};--a-deep:${look.deep};--a-2:${look.accent2};--bpm:${bpm};${dark}}
:root[data-theme="light"] ${self}{${light}}
@media (prefers-color-scheme:light){:root:not([data-theme]) ${self}{${light}}}
:root .ink${self},:root .ink ${self},:root ${self} .ink{${dark}}
`;
}
