import type { OutboxRow } from '../../db/tables';

/** Sends one mail; resolves once it has been handed over for good. */
export type Transport = (mail: OutboxRow) => Promise<void>;
