import type { Waiting } from './waiting';

/** Where forms wait. */
export interface WaitingBox {
  /** In the order in which they were kept. */
  all(): Promise<Waiting[]>;
  put(entry: Waiting): Promise<void>;
  remove(id: string): Promise<void>;
}

const DATABASE = 'waiting';
const STORE = 'forms';

/** The box in this browser's own database, which survives reloads and restarts. */
export function openWaitingBox(factory: IDBFactory): WaitingBox {
  async function use<Result>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> {
    const database = await opened(factory);
    try {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      // kept is what the transaction has kept, not what it was asked to
      await new Promise<void>((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
      });
      return request.result;
    } finally {
      database.close();
    }
  }

  return {
    all: async () => {
      const entries: Waiting[] = await use('readonly', (store) => store.getAll());
      return entries.sort((a, b) => a.keptAt - b.keptAt);
    },
    put: async (entry) => {
      await use('readwrite', (store) => store.put(entry));
    },
    remove: (id) => use('readwrite', (store) => store.delete(id)),
  };
}

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
