import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { eachPage } from '../../db/backup/rows';
import { presentTables, tableShapes } from '../../db/backup/table-shapes';
import { type Db, inSnapshot, isPostgres } from '../../db/connect';
import { migrationStatus } from '../../db/migrate';
import { version } from '../../package.json';
import { StartError } from '../../services/start-error';
import { writeFileWhole } from '../export/write-out';
import { refuseNewer } from '../refuse-newer';
import { type End, type Header, type Manifest, manifestOf } from './format';

/** What goes into a backup besides the database. */
export interface Surroundings {
  secret: string | null;
  at: Date;
  /** Is told how many rows have been written. */
  progress(rows: number): void;
}

/** Lines are compressed together up to about this size. */
const PIECE_LETTERS = 64 * 1024;

/**
 * Writes everything that the database holds at one moment into a file, while others go on writing
 * to it. The file appears whole or not at all, readable for its owner alone.
 * @throws StartError when there is nothing to back up, or a newer version made the database
 */
export function writeBackup(
  db: Db,
  file: string,
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<Manifest> {
  return inSnapshot(db, async (tx) => {
    const header = await headerOf(tx, surroundings);
    const end: End = { rows: {}, sha256: '' };
    const pieces = inPieces(lines(tx, header, end, surroundings.progress));
    // Whatever fails before it reaches the one who reads what is zipped.
    const zipped = pipeline(Readable.from(pieces), createGzip(), () => {});
    await writeFileWhole(file, zipped, signal);
    return manifestOf(header, end);
  });
}

async function headerOf(tx: Db, { secret, at }: Surroundings): Promise<Header> {
  const { applied, unknown } = await migrationStatus(tx);
  if (applied.length === 0) throw new StartError('There is no database yet: nothing to back up.');
  refuseNewer(unknown, 'Use the cli of that version.');
  return {
    backup: 1,
    product: 'artistry-algorithm',
    version,
    created_at: at.toISOString(),
    engine: isPostgres(tx) ? 'postgres' : 'sqlite',
    migrations: applied,
    secret,
  };
}

/** Fills `end` on the way. */
async function* lines(
  tx: Db,
  header: Header,
  end: End,
  progress: Surroundings['progress'],
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: object) => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line(header);
  const shapes = await tableShapes(header.migrations.at(-1) ?? '');
  let written = 0;
  for (const shape of await presentTables(tx, shapes)) {
    yield line({ table: shape.name, columns: shape.columns });
    const before = written;
    for await (const page of eachPage(tx, shape)) {
      yield page.map(line).join('');
      written += page.length;
      progress(written);
    }
    end.rows[shape.name] = written - before;
  }
  end.sha256 = hash.digest('hex');
  yield `${JSON.stringify(end)}\n`;
}

async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < PIECE_LETTERS) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}
