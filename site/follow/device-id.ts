import { randomId } from '../analytics/random-id';

/** Where the browser keeps the id that its follows are known by. */
const KEY = 'device_id';
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

let unkept: string | undefined;

/** This device's id, if it has one. It is made by the first follow. */
export function knownDeviceId(): string | undefined {
  const kept = read();
  return kept && UUID.test(kept) ? kept : unkept;
}

/** This device's id, made now if it has none. Where nothing can be kept it lasts as long as the page. */
export function deviceId(): string {
  const known = knownDeviceId();
  if (known) return known;
  const made = randomId();
  try {
    localStorage.setItem(KEY, made);
  } catch {
    unkept = made;
  }
  return made;
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
