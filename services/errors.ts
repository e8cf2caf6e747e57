import { dbFault } from '../db/engine/errors';
import {
  type ErrorCode,
  type FieldError,
  PROBLEMS,
  type ProblemBody,
  problemType,
} from './contracts/errors';

const RETRY_AFTER_SECONDS = 2;

interface Details {
  /** Fields that are wrong, all of them at once. */
  fields?: FieldError[];
  /** Headers the answer must carry, such as `Allow`. */
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A failure that is expected, with a sentence for the person who meets it. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, detail: string, { fields, headers = {}, cause }: Details = {}) {
    super(detail, { cause });
    this.code = code;
    this.status = PROBLEMS[code].status;
    this.fields = fields;
    this.headers =
      this.status === 503 ? { 'Retry-After': String(RETRY_AFTER_SECONDS), ...headers } : headers;
  }

  toBody(requestId: string): ProblemBody {
    return {
      type: problemType(this.code),
      title: PROBLEMS[this.code].title,
      status: this.status,
      detail: this.message,
      requestId,
      ...(this.fields && { errors: this.fields }),
    };
  }
}

/** Refuses a try for some milliseconds: in words for people, in `Retry-After` to the second for programs. */
export function tooManyTries(waitMs: number): AppError {
  const seconds = Math.max(Math.ceil(waitMs / 1000), 1);
  return new AppError('rate_limited', `Too many tries. Please wait ${waitInWords(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}

/** Never less than what is left. */
function waitInWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  return seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
}

/** What to answer for anything that was thrown; `internal` for a bug. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  switch (dbFault(thrown)) {
    case 'conflict':
    case 'busy':
      return new AppError('overloaded', 'Too much at once. Please try again in a moment.', {
        cause: thrown,
      });
    case 'full':
      return new AppError('storage_full', 'This could not be stored. Please try again later.', {
        cause: thrown,
      });
    case 'unreachable':
      return new AppError('unavailable', 'The database does not answer. Please try again soon.', {
        cause: thrown,
      });
    default:
      return isClientError(thrown)
        ? new AppError('bad_request', 'The request could not be read.', { cause: thrown })
        : new AppError('internal', 'Something failed on our side. Please try again later.', {
            cause: thrown,
          });
  }
}

/** Koa and its router throw these for addresses and headers that cannot be decoded. */
function isClientError(thrown: unknown): boolean {
  if (thrown instanceof URIError) return true;
  const hasStatus = typeof thrown === 'object' && thrown !== null && 'status' in thrown;
  const status = hasStatus ? Number(thrown.status) : 0;
  return status >= 400 && status < 500;
}
