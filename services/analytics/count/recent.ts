/** A map that forgets what was not asked for between two calls of `age`. */
export interface Recent<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  /** Entries that were set or asked for since the last `age`. */
  size(): number;
  age(): void;
  clear(): void;
}

/** Makes an empty one. */
export function createRecent<Key, Value>(): Recent<Key, Value> {
  let young = new Map<Key, Value>();
  let old = new Map<Key, Value>();

  return {
    get: (key) => {
      const value = young.get(key);
      if (value !== undefined) return value;
      const aged = old.get(key);
      if (aged !== undefined) young.set(key, aged);
      return aged;
    },
    set: (key, value) => void young.set(key, value),
    size: () => young.size,
    age: () => {
      old = young;
      young = new Map();
    },
    clear: () => {
      young = new Map();
      old = new Map();
    },
  };
}
