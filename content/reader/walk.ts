/** A value inside a file, with the names that lead to it. */
export interface Place<Value = unknown> {
  path: PropertyKey[];
  value: Value;
}

/** Every place in a file's data, and which of them are texts, and which hold others. */
interface Walked {
  places: Place[];
  texts: Place<string>[];
  holders: Place[];
  /** What stands under each name, holder by holder. */
  named: Map<string, Place[]>;
}

/** What has been walked before: a dozen checks look at the same data, which nobody changes. */
const walked = new WeakMap<object, Walked>();

/** Every value in a file's data, the whole first, then from top to bottom. */
export function walk(data: unknown): readonly Place[] {
  return walkOnce(data).places;
}

/** Every text in a file's data. */
export function texts(data: unknown): readonly Place<string>[] {
  return walkOnce(data).texts;
}

function walkOnce(data: unknown): Walked {
  if (typeof data !== 'object' || data === null) return collect(data);
  const known = walked.get(data) ?? collect(data);
  walked.set(data, known);
  return known;
}

/** Without recursion: a file may be nested deeper than the stack. */
function collect(data: unknown): Walked {
  const found: Walked = { places: [], texts: [], holders: [], named: new Map() };
  const waiting: Place[] = [{ path: [], value: data }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { path, value } = place;
    found.places.push(place);
    if (typeof value === 'string') found.texts.push({ path, value });
    const children = childrenOf(value).map(([key, child]) => ({
      path: [...path, key],
      value: child,
    }));
    if (children.length > 0) found.holders.push(place);
    if (!Array.isArray(value)) for (const child of children) addNamed(found.named, child);
    waiting.push(...children.reverse());
  }
  return found;
}

function addNamed(named: Map<string, Place[]>, place: Place): void {
  const name = String(place.path.at(-1));
  const known = named.get(name);
  if (known) known.push(place);
  else named.set(name, [place]);
}

/** The values at a path whose `*` stands for any one name, and a leading `**` for any names. */
export function placesAt(data: unknown, pattern: string): Place[] {
  const [first, ...rest] = pattern.split('.');
  if (first !== '**') return stepInto([{ path: [], value: data }], pattern.split('.'));
  const [name = '*', ...others] = rest;
  // a dozen checks look for a name anywhere: it is looked up
  if (name !== '*') return stepInto(walkOnce(data).named.get(name) ?? [], others);
  return stepInto(walkOnce(data).holders, rest);
}

function stepInto(places: readonly Place[], steps: string[]): Place[] {
  let found = places;
  for (const step of steps) {
    const next: Place[] = [];
    for (const { path, value } of found) {
      for (const [key, child] of childrenNamed(value, step))
        next.push({ path: [...path, key], value: child });
    }
    found = next;
  }
  return [...found];
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
