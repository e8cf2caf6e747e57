import type { Line } from '../figures';
import type { Settings } from '../settings';
import { copySite } from './site-copy';

const FEW = 100;

/** The site built cold with few entries, again with one of them changed, and cold with many. */
export async function benchBuild({ entries }: Settings) {
  const site = copySite();
  try {
    site.fillTo(FEW);
    const cold = await site.build();
    site.editOne();
    const edited = await site.build();
    site.forget();
    site.fillTo(entries);
    const many = await site.build();

    const each = ((many - cold) / (entries - FEW)) * FEW;
    const lines: Line[] = [
      {
        work: `the site built cold, ${FEW} entries`,
        reach: '≤ 90 s',
        found: `${cold.toFixed(1)} s`,
        isReached: cold <= 90,
      },
      {
        work: 'built again, one entry changed',
        reach: '≤ 0.4 ×',
        found: `${(edited / cold).toFixed(2)} ×; ${edited.toFixed(1)} s`,
        isReached: edited / cold <= 0.4,
      },
      {
        work: `the site built cold, ${entries} entries`,
        reach: `no more for an entry than for one of the first ${FEW}`,
        found: `${many.toFixed(1)} s; ${each.toFixed(1)} s for each further ${FEW}`,
        isReached: each <= cold,
      },
    ];
    return { lines, cold, edited, many };
  } finally {
    site.remove();
  }
}
