import { z } from 'zod';
import { endpoint } from './endpoint';

/** The state of the process. */
export const Health = z.object({
  status: z.literal('ok'),
  version: z.string(),
  /** whole seconds */
  uptime_s: z.int().min(0),
});
export type Health = z.infer<typeof Health>;

/** The process answers. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  status: 200,
  request: z.undefined(),
  response: Health,
  errors: [],
});

/** It can do its work: not while migrating or draining, nor without a database. */
export const getReadiness = endpoint({
  method: 'GET',
  path: '/api/health/ready',
  status: 200,
  request: z.undefined(),
  response: Health,
  errors: ['unavailable'],
});
