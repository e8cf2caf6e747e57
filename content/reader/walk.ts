/** A value inside a file, with the names that lead to it. */
export interface Place<Value = unknown> {
  path: PropertyKey[];
  value: Value;
}

/** What has been walked before: a dozen checks look at the same data, which nobody changes. */
const walked = new WeakMap<object, Place[]>();

/** Every value in a file's data, the whole first, then from top to bottom. */
export function walk(data: unknown): Place[] {
  if (typeof data !== 'object' || data === null) return [{ path: [], value: data }];
  const places = walked.get(data) ?? collect(data);
  walked.set(data, places);
  return places;
}

/** Without recursion: a file may be nested deeper than the stack. */
function collect(data: object): Place[] {
  const places: Place[] = [];
  const waiting: Place[] = [{ path: [], value: data }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    places.push(place);
    const { path, value } = place;
    for (const [key, child] of childrenOf(value).reverse()) {
      waiting.push({ path: [...path, key], value: child });
    }
  }
  return places;
}

/** Every text in a file's data. */
export function texts(data: unknown): Place<string>[] {
  return walk(data).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ path, value }] : [],
  );
}

/** The values at a path whose `*` stands for any one name, and a leading `**` for any names. */
export function placesAt(data: unknown, pattern: string): Place[] {
  const [first, ...rest] = pattern.split('.');
  if (first !== '**') return stepInto([{ path: [], value: data }], pattern.split('.'));
  const starts = walk(data).filter(({ value }) => childrenOf(value).length > 0);
  return stepInto(starts, rest);
}

function stepInto(places: Place[], steps: string[]): Place[] {
  return steps.reduce<Place[]>(
    (found, step) =>
      found.flatMap(({ path, value }) =>
        childrenNamed(value, step).map(([key, child]) => ({ path: [...path, key], value: child })),
      ),
    places,
  );
}

/** The value at a path, `undefined` if there is none. */
export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce((value, key) => childAt(value, key), data);
}

function childrenNamed(value: unknown, name: string): [PropertyKey, unknown][] {
  if (name === '*') return childrenOf(value);
  const child = childAt(value, name);
  return child === undefined ? [] : [[name, child]];
}

function childAt(value: unknown, key: PropertyKey): unknown {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
  const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  return isThere ? Reflect.get(value, key) : undefined;
}

function childrenOf(value: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(value)) return value.map((child, index) => [index, child]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
