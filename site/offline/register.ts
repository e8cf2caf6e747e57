import { announce } from '../components/Toasts/announce';
import { whenIdle } from '../when-idle';
import type { Ask, Told } from './waiting/waiting';

/** Address of the worker; at the root, so that it may look after every page. */
const WORKER = '/sw.js';

/**
 * Has the browser keep opened pages for times without a network, once the page is done and idle, and
 * forms that were sent off then; says when one has gone. Browsers without workers, insecure
 * addresses, and visitors whose blocker sets workers to nothing, go without. Nothing depends on it.
 */
export function keepPagesOffline(): void {
  const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!worker) return;
  const register = () =>
    worker
      .register(WORKER, { updateViaCache: 'none' })
      .then(() => keepShownPage())
      // a browser that refuses has its reasons, and the site works without
      .catch(() => {});
  whenIdle(register);
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<Told>>) => {
    if (data?.notice) announce('success', data.notice.title, data.notice.text);
  });
  const send: Ask = { ask: 'send' };
  addEventListener('online', () => worker.controller?.postMessage(send));
}

/** Tells the worker which page is shown: the first is there before the worker, others come without a document. */
export async function keepShownPage(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!found) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(window.location.pathname + window.location.search);
}
