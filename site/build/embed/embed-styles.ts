import type { Artist } from '../../../content/schema/content';

/** Pixels of the square cover. */
export const COVER_PX = 144;

/** How the frame looks: the artist's deep colour in either theme, since the page around it is not ours. */
export function embedStyles({ deep, accent, accentText }: Artist['look']): string {
  return `:root{color-scheme:dark;--text:#f4eee2;--text-2:#cfc4b5;background:${deep};color:var(--text);font:500 15px/1.35 system-ui,sans-serif}
body,h1,p{margin:0}
main{display:grid;grid-template-columns:auto minmax(0,1fr);gap:16px;align-items:center;box-sizing:border-box;min-height:100vh;padding:14px 16px;border-inline-start:6px solid ${accent}}
main>div{display:grid;gap:6px}
img{display:block;width:${COVER_PX}px;height:${COVER_PX}px;object-fit:cover}
h1{font-size:20px;font-weight:800;line-height:1.15;letter-spacing:.02em;text-transform:uppercase}
h1 a{color:inherit}
p{font-size:13px;color:var(--text-2)}
p:last-child{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px}
p a{font-weight:600}
a{color:${accentText.dark};text-underline-offset:3px;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
:focus-visible{outline:3px solid #ffc53d;outline-offset:2px}
audio{width:100%;height:40px}
@media (max-width:439px){picture{display:none}main{grid-template-columns:minmax(0,1fr)}}`;
}
