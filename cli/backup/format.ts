import { z } from 'zod';
import type { Cell } from '../../db/backup/rows';
import { SECRET_MIN_BYTES } from '../../services/settings/settings';

/** Of a version, a migration or a table. Whatever else stands there is not ours, and could steer a terminal. */
const Name = z.string().regex(/^[\w.+-]{1,100}$/);
/** On one line, and long enough for the service to start with it. */
const Secret = z
  .string()
  .refine((text) => Buffer.byteLength(text) >= SECRET_MIN_BYTES && !/\p{Cc}/u.test(text));

/**
 * A backup is gzipped lines of JSON (`zcat` shows them): the header, then each table's name and its
 * rows as lists in the order of its columns, then the end with what the whole must add up to.
 */
export const Header = z.object({
  backup: z.literal(1),
  product: z.literal('artistry-algorithm'),
  /** Version of the product that made it. */
  version: Name,
  created_at: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  /** Names of the migrations that had run. */
  migrations: z.array(Name).min(1),
  /** What is in DATA_DIR/secret; null where JWT_SECRET is set instead. */
  secret: Secret.nullable(),
});
export type Header = z.infer<typeof Header>;

/** Opens a table; its rows follow. */
export const TableStart = z.object({
  table: Name,
  columns: z.array(z.object({ name: z.string(), kind: z.enum(['text', 'number', 'bytes']) })),
});
export type TableStart = z.infer<typeof TableStart>;

/** The last line. */
export const End = z.object({
  /** Rows of each table. */
  rows: z.record(z.string(), z.int().min(0)),
  /** Of all lines before this one, in hexadecimal digits. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type End = z.infer<typeof End>;

/** A table's row. */
export const Row: z.ZodType<Cell[]> = z.array(z.union([z.string(), z.number(), z.null()]));

/** A whole backup, told in short. */
export type Manifest = Omit<Header, 'secret' | 'backup' | 'product'> & End & { hasSecret: boolean };

/** What is told of a backup: everything but its secret. */
export function manifestOf(header: Header, end: End): Manifest {
  const { version, created_at, engine, migrations, secret } = header;
  return { version, created_at, engine, migrations, hasSecret: secret !== null, ...end };
}

/** How many rows all tables hold together. */
export function sumOf(rows: End['rows']): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}
