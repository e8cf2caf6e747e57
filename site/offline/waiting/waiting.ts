/** Forms that may wait on a device, by where they are sent. */
export const FORM_PATHS = ['/api/contact', '/api/subscriptions'] as const;
/** One of `FORM_PATHS`. */
export type FormPath = (typeof FORM_PATHS)[number];

/** A form that its writer has sent off, and that the service may not have yet. */
export interface Waiting {
  /** The key that goes with every try; made when the form was sent off. */
  id: string;
  path: FormPath;
  /** Empty once it is sent. */
  body: Record<string, unknown>;
  /** Milliseconds since 1970. */
  keptAt: number;
  state: 'waiting' | 'refused' | 'sent';
  /** Why it was refused; the service's sentence. */
  reason?: string;
  /** What the sender can quote, once it is sent. */
  reference?: string;
}

/** How a form stands, as a person is told. `late`: no longer sent by itself. */
export type Standing = Waiting['state'] | 'sending' | 'late';

/** A form as pages are told of it. */
export interface Shown extends Waiting {
  standing: Standing;
}

/** What a page can ask of the worker. */
export type Ask =
  | { ask: 'list' }
  | { ask: 'keep'; entry: Pick<Waiting, 'id' | 'path' | 'body'> }
  /** Every one that may go by itself; with an id that one, however long it has waited. */
  | { ask: 'send'; id?: string }
  | { ask: 'discard'; id: string };

/** What the worker answers, and tells every page after a change. */
export interface Told {
  waiting: Shown[];
  /** One that has just been sent, and how to say so. */
  sent?: Waiting;
  notice?: { title: string; text: string };
}

/** What of a form tells it from others, for its writer. */
export function gistOf({ body }: Pick<Waiting, 'body'>): string {
  return String(body.message ?? body.email ?? '');
}
