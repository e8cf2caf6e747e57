/** A value inside a file, with the names that lead to it. */
export interface Place<Value = unknown> {
  path: PropertyKey[];
  value: Value;
}

/** Every value in a file's data, the whole first, then from top to bottom. */
export function* walk(data: unknown): Generator<Place> {
  const waiting: Place[] = [{ path: [], value: data }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    yield place;
    const { path, value } = place;
    waiting.push(
      ...childrenOf(value)
        .map(([key, child]) => ({ path: [...path, key], value: child }))
        .reverse(),
    );
  }
}

/** Every text in a file's data. */
export function* texts(data: unknown): Generator<Place<string>> {
  for (const { path, value } of walk(data)) {
    if (typeof value === 'string') yield { path, value };
  }
}

/** The values at a path whose `*` stands for any one name, and a leading `**` for any names. */
export function placesAt(data: unknown, pattern: string): Place[] {
  const [first, ...rest] = pattern.split('.');
  if (first !== '**') return stepInto([{ path: [], value: data }], pattern.split('.'));
  const starts = [...walk(data)].filter(({ value }) => childrenOf(value).length > 0);
  return stepInto(starts, rest);
}

function stepInto(places: Place[], steps: string[]): Place[] {
  return steps.reduce<Place[]>(
    (found, step) =>
      found.flatMap(({ path, value }) =>
        childrenOf(value)
          .filter(([key]) => step === '*' || step === key)
          .map(([key, child]) => ({ path: [...path, key], value: child })),
      ),
    places,
  );
}

/** The value at a path, `undefined` if there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => childrenOf(value).find(([name]) => name === key)?.[1],
    data,
  );
}

function childrenOf(value: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(value)) return value.map((child, index) => [index, child]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
