import { askWorker } from '../../offline/waiting/ask-worker';
import type { Waiting } from '../../offline/waiting/waiting';

export { KeptList } from './KeptList';

/** Has the worker keep a form. Whether it does. */
export async function keep(entry: Pick<Waiting, 'id' | 'path' | 'body'>): Promise<boolean> {
  const kept = await askWorker({ ask: 'keep', entry });
  return kept?.some(({ id }) => id === entry.id) ?? false;
}
