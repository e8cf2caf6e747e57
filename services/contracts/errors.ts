import { z } from 'zod';

/** Every way a request can fail: status and title. The one list: service, site and CLI read it. */
export const PROBLEMS = {
  bad_request: { status: 400, title: 'The request cannot be read' },
  unauthorized: { status: 401, title: 'Please sign in' },
  wrong_credentials: { status: 401, title: 'That log-in does not match' },
  forbidden: { status: 403, title: 'Not allowed for this account' },
  unconfirmed: { status: 403, title: 'The address is not confirmed yet' },
  not_found: { status: 404, title: 'Nothing here' },
  site_not_built: { status: 404, title: 'The site has not been built' },
  method_not_allowed: { status: 405, title: 'That method is not offered here' },
  conflict: { status: 409, title: 'It has changed meanwhile' },
  expired_link: { status: 410, title: 'The link is of no use any more' },
  payload_too_large: { status: 413, title: 'The request is too large' },
  unsupported_media_type: { status: 415, title: 'That media type is not understood here' },
  range_not_satisfiable: { status: 416, title: 'The file has no such range' },
  invalid_request: { status: 422, title: 'Some fields need another look' },
  idempotency_key_reused: { status: 422, title: 'That key belongs to another request' },
  rate_limited: { status: 429, title: 'Too many tries' },
  internal: { status: 500, title: 'Something failed on our side' },
  overloaded: { status: 503, title: 'We are busy' },
  unavailable: { status: 503, title: 'Not available right now' },
  storage_full: { status: 507, title: 'No room left to store this' },
} as const;

/** One of the ways of `PROBLEMS`. */
export type ErrorCode = keyof typeof PROBLEMS;

/** One bad field. `field` is its name; in a list, its place and name as in `3.path`. */
export const FieldError = z.object({ field: z.string(), message: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** The body of every error, as `application/problem+json` (RFC 9457). */
export const ProblemBody = z.object({
  /** `urn:problem-type:` and the code. */
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** What happened and what to do next, for a person. */
  detail: z.string(),
  /** The `X-Request-Id` of the answer, to be quoted to support. */
  requestId: z.string(),
  /** With status 422 only. */
  errors: z.array(FieldError).optional(),
});
export type ProblemBody = z.infer<typeof ProblemBody>;

/** The `type` of a problem: stable, to be compared and not to be opened. */
export function problemType(code: ErrorCode): string {
  return `urn:problem-type:${code}`;
}
