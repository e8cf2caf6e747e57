import { compare, genSaltSync, hash } from 'bcrypt';
import { PASSWORD_LIMITS } from '../contracts/limits/accounts';
import { fewAtOnce } from '../http/limits/few-at-once';

/** bcrypt and SQLite share four threads: two stay free, or log-ins would hold up every write. */
const RUNNING = 2;
const WAITING = 32;
const REFUSAL = 'Many people are signing in. Please try again in a moment.';
/** What bcrypt writes after version, cost and salt. */
const DIGEST_LENGTH = 31;

/** The slow part of passwords. */
export interface Passwords {
  /** bcrypt; for a password of at most 72 bytes. */
  hash(password: string): Promise<string>;
  /**
   * Which of the hashes is that of a password, by its place; -1 for none. A missing hash costs the
   * same work. All in one turn: either every hash is looked at or none.
   */
  match(password: string, hashes: readonly (string | undefined)[]): Promise<number>;
  /** Refuses those who wait for their turn, as `overloaded`. */
  refuseWaiting(): void;
}

/**
 * Hashes and compares beside the event loop, two at a time with 32 in line; further ones are refused
 * as `overloaded`. `cost` doubles the work with every step.
 */
export function createPasswords(cost: number): Passwords {
  const gate = fewAtOnce(RUNNING, WAITING, REFUSAL);
  const nobodys = genSaltSync(cost) + 'x'.repeat(DIGEST_LENGTH);

  return {
    hash: (password) => gate(() => hash(password, cost)),
    match: (password, hashes) =>
      gate(async () => {
        // bcrypt reads no further than that, so a longer one may have the same beginning.
        const isWhole = Buffer.byteLength(password) <= PASSWORD_LIMITS.maxBytes;
        for (const [place, known] of hashes.entries()) {
          if ((await compare(password, known ?? nobodys)) && isWhole) return place;
        }
        return -1;
      }),
    refuseWaiting: gate.refuseWaiting,
  };
}
