import { remember } from '../remember';
import type { Encoding, SiteFile } from './manifest';

/** Smallest first: it wins where the client likes several equally. */
const OURS: readonly Encoding[] = ['br', 'gzip'];
const REMEMBERED = 200;

/**
 * The encoding to send of those that are there, by the q values of `Accept-Encoding` (RFC 9110
 * §12.5.3); undefined for the file as it is, also where the client refuses everything.
 */
export function chooseEncoding(
  header: string | undefined,
  encoded: SiteFile['encoded'],
): Encoding | undefined {
  if (header === undefined) return undefined;
  const weights = weightsOf(header);
  const otherwise = weights.get('*') ?? 0;
  let best: Encoding | undefined;
  // The plain file is acceptable unless refused, but only preferred where it is named.
  let bestWeight = weights.get('identity') ?? 0;
  for (const encoding of OURS) {
    const weight = weights.get(encoding) ?? otherwise;
    const isBetter = best ? weight > bestWeight : weight > 0 && weight >= bestWeight;
    if (encoded[encoding] === undefined || !isBetter) continue;
    best = encoding;
    bestWeight = weight;
  }
  return best;
}

/** Browsers send a handful of different headers; each is parsed once. */
const weightsOf = remember((header): ReadonlyMap<string, number> => {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((text) => text.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    weights.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}, REMEMBERED);
