import type { Artist } from '../../../content/schema/content';

/** Which of an artist's two text colours the theme wants; who has none takes the brand's. */
const THEMES = `[data-artist]{--a-text:var(--a-on-dark,var(--brand-text))}
:root[data-theme="light"] [data-artist]{--a-text:var(--a-on-light,var(--brand-text))}
@media (prefers-color-scheme:light){:root:not([data-theme]) [data-artist]{--a-text:var(--a-on-light,var(--brand-text))}}
:root .ink[data-artist],:root .ink [data-artist],:root [data-artist] .ink{--a-text:var(--a-on-dark,var(--brand-text))}
`;

/** The colours and the tempo of every artist as a style sheet: a new artist needs no line of CSS. */
export function artistColours(artists: Pick<Artist, 'slug' | 'look' | 'bpm'>[]): string {
  return artists.map(rule).join('') + THEMES;
}

function rule({ slug, look, bpm }: Pick<Artist, 'slug' | 'look' | 'bpm'>): string {
  const { accent, accentInk, deep, accentText } = look;
  return `[data-artist="${slug}"]{--a:${accent};--a-ink:${accentInk};--a-deep:${deep};--a-on-dark:${accentText.dark};--a-on-light:${accentText.light};--bpm:${bpm}}
`;
}
