import type { Db } from '../../db/connect';
import { findMessage } from '../../db/contact/contact-messages';
import type { ContactMessageRow } from '../../db/tables';
import { storeEach } from '../../db/writes/writer';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import { noSuchMessage } from './message-view';

/** Who acts. */
export interface Actor {
  id: string;
  email: string;
}

/** What somebody does to the message with this id or reference. */
export interface Act<Request> {
  id: string;
  actor: Actor;
  request: Request;
}

/**
 * Makes acts go through the write queue. What `store` refuses it returns, since thrown it would undo
 * the acts of others in the same transaction.
 */
export function actOnMessage<Request, Result>(
  deps: Pick<Deps, 'writes' | 'wakeOutbox'>,
  store: (tx: Db, act: Act<Request>) => Promise<Result | AppError>,
): (act: Act<Request>) => Promise<Result> {
  const writer = storeEach(store);
  return async (act) => {
    const result = await deps.writes.write(writer, act);
    if (result instanceof AppError) throw result;
    deps.wakeOutbox();
    return result;
  };
}

/** Why a message could not be changed: it is not there, or no longer as it was seen. */
export async function refusal(tx: Db, id: string): Promise<AppError> {
  if (!(await findMessage(tx, id))) return noSuchMessage();
  return new AppError(
    'conflict',
    'Somebody else has changed this message meanwhile. Look at it again, then repeat your change.',
  );
}

/** A message that this transaction has just changed. */
export async function reread(tx: Db, id: string): Promise<ContactMessageRow> {
  const message = await findMessage(tx, id);
  if (!message) throw new Error('The message that was changed is gone');
  return message;
}
