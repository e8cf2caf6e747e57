import { canCompose } from './store';
import { megabytes, type Track } from './track';

/** Bytes that the program which composes comes to at most; a browser test measures them. */
const PROGRAM_BYTES = 100_000;

/** Megabytes that a press on Play loads at most: the program, or the recording where nothing can be composed. */
export function loadedBy({ recording }: Track): string {
  return megabytes(canCompose() ? PROGRAM_BYTES : recording.bytes + 50_000);
}
