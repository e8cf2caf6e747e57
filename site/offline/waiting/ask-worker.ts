import type { Ask, Shown, Told } from './waiting';

/** A worker of an earlier build does not answer. */
const PATIENCE_MS = 3_000;

/**
 * Asks the worker, which keeps the forms for all pages. `undefined` where there is none, where it does not
 * answer, and where it could not do what was asked.
 */
export async function askWorker(ask: Ask): Promise<Shown[] | undefined> {
  const found = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const worker = found?.active;
  if (!worker) return undefined;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(resolve, PATIENCE_MS);
    port1.onmessage = ({ data }: MessageEvent<Told | null>) => {
      clearTimeout(timer);
      port1.close();
      resolve(data?.waiting);
    };
    worker.postMessage(ask, [port2]);
  });
}

/** Calls back whenever the worker tells what waits. Returns the way to stop it. */
export function watchWaiting(take: (told: Told) => void): () => void {
  const listen = ({ data }: MessageEvent<Partial<Told> | null>) => {
    if (data?.waiting) take({ ...data, waiting: data.waiting });
  };
  const worker = navigator.serviceWorker;
  worker?.addEventListener('message', listen);
  return () => worker?.removeEventListener('message', listen);
}
