import type { ComponentType } from 'react';
import type { KeptListProps } from '../components/KeptList/KeptList';
import { KEY_FIELD } from './waiting/take-form';
import type { Waiting } from './waiting/waiting';

/** What keeps a form that cannot be sent now, and shows what waits. */
interface Keeper {
  KeptList: ComponentType<KeptListProps>;
  keep(entry: Pick<Waiting, 'id' | 'path' | 'body'>): Promise<boolean>;
}

let keeper: Promise<Keeper | undefined> | undefined;

/** Has the keeper loaded, since it may be needed once there is no network. `undefined` where it cannot be had. */
export function prepareKeeping(): Promise<Keeper | undefined> {
  keeper ??= import('../components/KeptList/keeper').catch(() => {
    keeper = undefined;
    return undefined;
  });
  return keeper;
}

/**
 * Keeps a form that did not get through, and returns what shows it. Where the keeper was never loaded, the
 * form is sent as if there were no script: the worker takes it, and leads to where it waits.
 *
 * @returns `undefined` where this browser has no worker that could keep it
 */
export async function keepForm(
  form: HTMLFormElement | null,
  entry: Pick<Waiting, 'id' | 'path' | 'body'>,
): Promise<Keeper['KeptList'] | undefined> {
  const found = await prepareKeeping();
  if (found) return (await found.keep(entry)) ? found.KeptList : undefined;
  if (!form || !navigator.serviceWorker?.controller) return undefined;
  const key = Object.assign(document.createElement('input'), { type: 'hidden', name: KEY_FIELD });
  key.value = entry.id;
  form.append(key);
  // also where the service is elsewhere: the worker hears of this host alone
  form.action = entry.path;
  form.submit();
  return undefined;
}
