import type { Shown, Told, Waiting } from './waiting';
import type { WaitingBox } from './waiting-box';

/** What came of a try. `later`: nothing got through, or the service asked to come again. */
export type Outcome =
  | { kind: 'sent'; reference?: string }
  | { kind: 'refused'; reason: string }
  | { kind: 'later' };

/** What the room needs of the world around it. */
export interface Surroundings {
  box: WaitingBox;
  post(entry: Waiting): Promise<Outcome>;
  /** Tells every open page. */
  tell(told: Told): void;
  now(): number;
  /** After so long the service might not recognise an earlier try whose answer was lost. */
  lateMs: number;
}

/** Keeps forms, and sends each once. */
export interface WaitingRoom {
  /** @throws Error when the device has no room for it, or too many wait already. */
  keep(entry: Pick<Waiting, 'id' | 'path' | 'body'>): Promise<void>;
  list(): Promise<Shown[]>;
  discard(id: string): Promise<void>;
  /** Sends what may go by itself, or the one that is named. Returns how many still wait to. */
  send(id?: string): Promise<number>;
}

/** More at once are no visitor's. */
const MOST = 20;
/** For so long it is told that something was sent. */
const TOLD_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * A room is the one place that sends: of the worker there is one for all pages. It may be ended at any
 * moment; what was on its way then is sent again under the same key, which the service recognises.
 */
export function waitingRoom({ box, post, tell, now, lateMs }: Surroundings): WaitingRoom {
  let rounds: Promise<unknown> = Promise.resolve();
  let busy: string | undefined;
  /** Spares every opened page a look into the database. */
  let isEmpty = false;

  const find = async (id: string) => (await box.all()).find((entry) => entry.id === id);
  const shown = (entry: Waiting): Shown => ({ ...entry, standing: standingOf(entry) });

  function standingOf(entry: Waiting): Shown['standing'] {
    if (entry.id === busy) return 'sending';
    const isLate = now() - entry.keptAt >= lateMs;
    return entry.state === 'waiting' && isLate ? 'late' : entry.state;
  }

  async function list(): Promise<Shown[]> {
    return (await box.all()).map(shown);
  }

  async function told(sent?: Waiting): Promise<void> {
    tell({ waiting: await list(), ...(sent && { sent }) });
  }

  async function sendOne(id: string): Promise<void> {
    const entry = await find(id);
    if (!entry || entry.state === 'sent') return;
    busy = id;
    // also where the box cannot be read: what has not gone out is on its way no more
    const outcome = await told()
      .then(() => post(entry))
      .catch((): Outcome => ({ kind: 'later' }));
    busy = undefined;
    const next = after(entry, outcome, now());
    await box.put(next);
    await told(next.state === 'sent' ? next : undefined);
  }

  async function round(asked?: string): Promise<number> {
    if (isEmpty) return 0;
    const entries = await box.all();
    const old = entries.filter((entry) => entry.state === 'sent' && now() - entry.keptAt > TOLD_MS);
    isEmpty = entries.length === old.length; // before anybody is waited for: what is kept meanwhile says otherwise
    for (const { id } of old) await box.remove(id);
    const mayGo = (entry: Waiting) =>
      asked === undefined ? standingOf(entry) === 'waiting' : entry.id === asked;
    for (const { id } of entries.filter(mayGo)) await sendOne(id);
    return (await list()).filter(({ standing }) => standing === 'waiting').length;
  }

  return {
    list,
    keep: async (entry) => {
      const others = (await box.all()).filter(({ id }) => id !== entry.id);
      if (others.filter(({ state }) => state !== 'sent').length >= MOST)
        throw new Error('Too many.');
      await box.put({ ...entry, keptAt: now(), state: 'waiting' });
      isEmpty = false;
      await told();
    },
    discard: async (id) => {
      // what is on its way cannot be called back
      if (id !== busy) await box.remove(id);
      await told();
    },
    send: (id) => {
      const next = rounds.then(() => round(id));
      rounds = next.catch(() => {});
      return next;
    },
  };
}

function after(entry: Waiting, outcome: Outcome, nowMs: number): Waiting {
  const { reason: _, ...tried } = entry;
  if (outcome.kind === 'later') return { ...tried, state: 'waiting' };
  if (outcome.kind === 'refused') return { ...tried, state: 'refused', reason: outcome.reason };
  const { reference } = outcome;
  return { ...tried, body: {}, state: 'sent', keptAt: nowMs, ...(reference && { reference }) };
}
