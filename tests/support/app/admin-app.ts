import { anAdmin } from './test-account';
import type { TestApp } from './test-app';

export type AdminCalls = Awaited<ReturnType<typeof adminCalls>>;

/** An administrator's calls to an app. */
export async function adminCalls(app: TestApp) {
  const { user, headers } = await anAdmin(app.deps);
  const get = (path: string, more: Record<string, string> = {}) =>
    app.fetch(path, { headers: { ...headers, ...more } });
  return {
    user,
    headers,
    get,
    json: async (path: string): Promise<unknown> => (await get(path)).json(),
    csv: (path: string) => get(path, { accept: 'text/csv' }),
    send: (method: string, path: string, body?: unknown) =>
      app.fetch(path, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

/** The rows of a CSV, each a list of its cells (RFC 4180). */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  for (const [, quoted, plain, end] of text.matchAll(cells)) {
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
