import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeContentSecurity } from '../../../site/build/html/content-security';
import { precompress } from '../../../site/build/html/precompress';
import { type Line, spread, written } from '../figures';
import { startServer } from '../processes';
import { type Audit, audit, buildYardstick, bytesBeforeIdle } from './audits';

const SITE = path.resolve(__dirname, '../../../public');
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const FONTS = /data-fonts="([^"]*)"/;

/** The home page, and what Astro makes of its HTML, styles and pictures; served alike, visited in turns. */
export async function benchYardstick(count: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  try {
    const parts = path.join(folder, 'parts.json');
    const built = path.join(folder, 'site');
    writeFileSync(
      parts,
      JSON.stringify(partsOf(readFileSync(path.join(SITE, 'index.html'), 'utf8'))),
    );
    await buildYardstick(parts, built);
    cpSync(path.join(SITE, 'static'), path.join(built, 'static'), { recursive: true });
    cpSync(path.join(SITE, 'favicon.svg'), path.join(built, 'favicon.svg'));
    await precompress(built);
    // without its own policy the page would be served unstyled
    await writeContentSecurity(built);

    const ours = await startServer('site', folder, { BENCH_SITE: SITE });
    const theirs = await startServer('site', folder, { BENCH_SITE: built });
    const address = ({ port }: { port: number }) => `http://127.0.0.1:${port}/`;
    const found: Record<'ours' | 'theirs', Audit[]> = { ours: [], theirs: [] };
    try {
      const bytes = {
        ours: await bytesBeforeIdle(address(ours)),
        theirs: await bytesBeforeIdle(address(theirs)),
      };
      for (let n = 0; n < count; n += 1) {
        found.ours.push(await audit(address(ours), 'mobile'));
        found.theirs.push(await audit(address(theirs), 'mobile'));
      }
      return { lines: linesOf(bytes, found), bytes, found };
    } finally {
      await Promise.all([ours.stop(), theirs.stop()]);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What a page without scripts is made of. Astro's habit with fonts is to ask for them early in the head. */
function partsOf(html: string) {
  const [, head = '', body = ''] =
    /<head>([\s\S]*?)<\/head><body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? [];
  const fonts = (FONTS.exec(head)?.[1] ?? '')
    .split(' ')
    .map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`);
  return {
    head: head.replace(SCRIPT, '').replace(STYLE, '') + fonts.join(''),
    css: [...head.matchAll(STYLE)].map(([, css]) => css).join(''),
    body: body.replace(SCRIPT, '').replace(/<!--[\s\S]*?-->/g, ''),
  };
}

function linesOf(
  bytes: Record<'ours' | 'theirs', number>,
  found: Record<'ours' | 'theirs', Audit[]>,
): Line[] {
  const lcp = found.ours.map(({ lcpMs }, n) => lcpMs / (found.theirs[n]?.lcpMs ?? Number.NaN));
  const weight = bytes.ours / bytes.theirs;
  return [
    {
      work: 'the home page, bytes before idle, of the same made by Astro',
      reach: '≤ 1.15 ×',
      found: `${weight.toFixed(3)} ×; ${bytes.ours} of ${bytes.theirs}`,
      isReached: weight <= 1.15,
    },
    {
      work: 'the home page, LCP, of the same made by Astro',
      reach: '≤ 1.10 ×',
      found: `${written(lcp, 2)} ×; ${spread(found.ours.map((one) => one.lcpMs)).median.toFixed(0)} of ${spread(found.theirs.map((one) => one.lcpMs)).median.toFixed(0)} ms`,
      isReached: spread(lcp).median <= 1.1,
    },
  ];
}
