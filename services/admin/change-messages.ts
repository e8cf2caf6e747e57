import type { MessagesChanged, MessagesChangeRequest } from '../contracts/admin/messages-change';
import type { Deps } from '../deps';
import { AppError } from '../errors';
import type { Actor } from './act-on-message';
import { messageChanger } from './change-message';

/**
 * Changes the state of many messages, each for itself: one that is gone or that somebody else has changed
 * keeps none of the others back, and one that has the state already is counted as neither. The write queue
 * stores them together.
 */
export function messagesChanger(deps: Deps) {
  const change = messageChanger(deps);
  return async (
    { status, messages }: MessagesChangeRequest,
    actor: Actor,
  ): Promise<MessagesChanged> => {
    const done = await Promise.all(
      messages.map(({ id, version }) =>
        change({ id, actor, request: { status, version } }).then(
          ({ isChanged }) => (isChanged ? 'changed' : 'same'),
          leftBehind,
        ),
      ),
    );
    const count = (outcome: string) => done.filter((one) => one === outcome).length;
    return { changed: count('changed'), left: count('left') };
  };
}

/** @throws what was thrown, where it has to do with more than this message */
function leftBehind(thrown: unknown): 'left' {
  if (thrown instanceof AppError && ['not_found', 'conflict'].includes(thrown.code)) return 'left';
  throw thrown;
}
