import { z } from 'zod';
import { type AdminCalls, adminCalls, readCsv } from '../../support/app/admin-app';
import { type TestApp, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { everyEndpoint } from '../../support/every-endpoint';
import { aStoredMessage } from '../../support/inbox';

/** Of every list that administrators read but for single views, of which millions go out by `export-analytics`. */
const LISTS = everyEndpoint().flatMap(({ method, path, response }) => {
  const [, name] = /^\/api\/admin\/(?!events$)([\w-]+)$/.exec(path) ?? [];
  const isList = method === 'GET' && response instanceof z.ZodObject && 'next' in response.shape;
  return isList && name !== undefined ? [name] : [];
});

describe.each(ENGINES)('on %s', (engine) => {
  let app: TestApp;
  let admin: AdminCalls;
  beforeAll(async () => {
    app = await testApp(engine);
  });
  beforeEach(async () => {
    await app.reset();
    admin = await adminCalls(app);
  });
  afterAll(() => app.close());

  test.each(LISTS)(
    '%s is JSON unless CSV is asked for, and each export is written down',
    async (name) => {
      const path = `/api/admin/${name}`;
      for (const accept of ['', '*/*', 'application/json', 'text/html', 'text/csv;q=0.1, */*']) {
        const response = await admin.get(path, { accept });
        expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
      const response = await admin.csv(path);

      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="${name}-2025-06-02.csv"`,
      );
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('vary')).toMatch(/accept/i);
      expect(await response.text()).toMatch(/^[a-z_]+(?:,[a-z_]+)+\r\n/);
      expect(await app.deps.db('audit_log').select('action', 'actor')).toEqual([
        { action: `${name}.export`, actor: admin.user.id },
      ]);
      expect((await app.fetch(path, { headers: { accept: 'text/csv' } })).status).toBe(401);
    },
  );

  test.each(['text/csv; charset=utf-8', 'text/csv;charset=UTF-8, application/json;q=0.5'])(
    'CSV is what %j asks for',
    async (accept) => {
      const { headers } = await admin.get('/api/admin/follows', { accept });
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    },
  );

  test('JSON is what is asked for before CSV, by its character set too', async () => {
    const accept = 'application/json; charset=utf-8, text/csv;q=0.5';
    const { headers } = await admin.get('/api/admin/follows', { accept });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('no cell of a visitor’s begins a formula, and numbers stay numbers', async () => {
    const { db } = app.deps;
    const begun = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      '\n=1',
      '＝1',
      '＋1',
      '－1',
      '＠1',
    ];
    for (const [n, name] of begun.entries()) {
      await aStoredMessage(db, n, { name, message: `${name}"; ,`, spam_score: n });
    }
    const [head = [], ...rows] = readCsv(await (await admin.csv('/api/admin/messages')).text());

    expect(rows).toHaveLength(begun.length);
    const column = (name: string) => rows.map((row) => row[head.indexOf(name)]);
    const defused = begun.map((name) => `'${name.replace(/^\s/, "$&'")}`);
    expect(column('name').sort()).toEqual([...defused].sort());
    expect(column('message').sort()).toEqual(defused.map((name) => `${name}"; ,`).sort());
    expect(
      column('spam_score')
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual([...begun.keys()]);
    expect(head).not.toContain('search_text');
  });

  test('CSV holds every row that the filters leave, however many, whatever limit says', async () => {
    const { db } = app.deps;
    for (let n = 0; n < 30; n += 1) await aStoredMessage(db, n, { minutesAgo: n % 3 });
    const [first] = await db('contact_messages');
    const copies = Array.from({ length: 1_170 }, (_, n) => ({
      ...first,
      id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
      reference: `AA-${n}`,
      status: 'spam' as const,
    }));
    for (let n = 0; n < copies.length; n += 30) {
      await db('contact_messages').insert(copies.slice(n, n + 30));
    }

    const all = readCsv(await (await admin.csv('/api/admin/messages?limit=2')).text());
    const fresh = readCsv(await (await admin.csv('/api/admin/messages?status=new')).text());

    expect(all).toHaveLength(1 + 1_200);
    expect(new Set(all.map(([id]) => id)).size).toBe(1 + 1_200);
    expect(fresh).toHaveLength(1 + 30);
  });

  test('an export that cannot begin is a problem like any other', async () => {
    const { db } = app.deps;
    await db.schema.renameTable('contact_messages', 'away');
    const refused = await admin.csv('/api/admin/messages');
    await db.schema.renameTable('away', 'contact_messages');
    expect(refused.status).toBe(500);
    expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(refused.headers.get('content-disposition')).toBeNull();
  });
});
