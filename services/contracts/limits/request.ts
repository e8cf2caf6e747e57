import { DAY_MS } from './durations';

/** What every request must keep to. */

/** Bytes of a request body; more is refused with 413. */
export const BODY_MAX_BYTES = 64 * 1024;

/** Printable ASCII, as the `Idempotency-Key` header may hold it. */
export const IDEMPOTENCY_KEY_PATTERN = /^[\x21-\x7e]{1,200}$/;

/** So long the same key does a thing once; waiting forms go by themselves for a day less. */
export const IDEMPOTENCY_MS = 14 * DAY_MS;
