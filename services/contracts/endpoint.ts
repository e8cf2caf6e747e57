import type { z } from 'zod';
import type { ErrorCode } from './errors';

/** The methods that the API uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One HTTP exchange: what is sent, what comes back, and how it may fail. */
export interface Endpoint<
  M extends Method = Method,
  Path extends `/api/${string}` = `/api/${string}`,
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: M;
  path: Path;
  /** of success */
  status: number;
  request: Request;
  response: Response;
  /** Besides those that any request may meet: `bad_request`, `internal`, `overloaded` … */
  errors: readonly ErrorCode[];
}

/** Declares an endpoint. Returns it as it is; what it adds is the exact type, path included. */
export function endpoint<
  const M extends Method,
  const Path extends `/api/${string}`,
  Request extends z.ZodType,
  Response extends z.ZodType,
>(definition: Endpoint<M, Path, Request, Response>): Endpoint<M, Path, Request, Response> {
  return definition;
}
