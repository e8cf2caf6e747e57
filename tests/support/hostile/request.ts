/** A request nobody means well with: what it is, how it looks, what must be answered. */
export interface Hostile {
  name: string;
  /** POST where it is missing */
  method?: string;
  path: string;
  /** JSON where they are missing */
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Whose token goes along; nobody's where it is missing. */
  as?: 'admin' | 'member';
  status: number;
}

export const CONTACT = '/api/contact';
export const EVENTS = '/api/analytics/events';
export const JSON_TYPE = { 'content-type': 'application/json' };
export const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
/** Half of a character that needs two units. */
export const LONE = '\ud800';
