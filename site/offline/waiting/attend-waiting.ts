import type { WordEvent, WorkerBuild, WorkerScope } from '../worker-scope';
import { postWaiting } from './post-waiting';
import { type Ask, FORM_PATHS, type Told } from './waiting';
import { openWaitingBox } from './waiting-box';
import { type WaitingRoom, waitingRoom } from './waiting-room';

/** By what name the browser wakes the worker; see `WorkerScope.registration`. */
const SYNC = 'waiting';

/** Opens the room where forms wait, and does what pages ask of it. */
export function attendWaiting(
  scope: WorkerScope,
  { service, texts, lateMs }: WorkerBuild,
): WaitingRoom {
  const room = waitingRoom({
    box: openWaitingBox(scope.indexedDB),
    post: (entry) => postWaiting((...request) => scope.fetch(...request), service, entry),
    tell: (told) => void tell(told),
    now: Date.now,
    lateMs,
  });

  async function tell({ waiting, sent }: Told): Promise<void> {
    const pages = await scope.clients.matchAll({ includeUncontrolled: true });
    for (const page of pages)
      page.postMessage({ waiting, ...(sent && { sent, notice: texts.sent }) });
  }

  async function act(asked: Ask): Promise<void> {
    if (asked.ask === 'keep') {
      const { id, path, body } = asked.entry;
      if (!FORM_PATHS.includes(path)) throw new Error('No form.');
      await room.keep({ id, path, body });
      // where it cannot be, pages ask when the network is back
      await scope.registration.sync?.register(SYNC).catch(() => {});
    } else if (asked.ask === 'discard') await room.discard(asked.id);
    else if (asked.ask === 'send') await room.send(asked.id);
  }

  async function answer({ data, ports: [port] }: WordEvent): Promise<void> {
    try {
      await act(data as Ask); // only pages of this site can say anything here
      port?.postMessage({ waiting: await room.list() });
    } catch {
      // a device that keeps nothing: the page says so
      port?.postMessage(null);
    }
  }

  scope.addEventListener('message', (event) => {
    if (typeof event.data === 'object' && event.data !== null) event.waitUntil(answer(event));
  });
  scope.addEventListener('sync', (event) => {
    // a failure has the browser wake it again later
    event.waitUntil(
      room.send().then((left) => {
        if (left > 0) throw new Error('Some wait.');
      }),
    );
  });
  return room;
}
