import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fewAtOnce } from '../limits/few-at-once';

/** How a page may be made small. */
export type PageEncoding = 'br' | 'gzip';

type Compress = (body: string) => Promise<Buffer>;

const brotli = promisify(brotliCompress);
/** Ten times as fast as the best, for a tenth more bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** zlib, bcrypt and SQLite share four threads: with two for passwords, one stays free for what is stored. */
const RUNNING = 1;
const WAITING = 200;
const REFUSAL = 'Many people are asking for this page. Please try again in a moment.';

/**
 * Compresses beside the event loop, one page at a time: however many are asked for, what is stored meanwhile
 * is not held up.
 * @returns what throws `overloaded` while hundreds wait for their turn
 */
export function pageCompressor(
  ways: Readonly<Record<PageEncoding, Compress>> = {
    br: (body) => brotli(body, BROTLI),
    gzip: promisify<string, Buffer>(gzip),
  },
): (body: string, encoding: PageEncoding) => Promise<Buffer> {
  const inTurn = fewAtOnce(RUNNING, WAITING, REFUSAL);
  return (body, encoding) => inTurn(() => ways[encoding](body));
}
