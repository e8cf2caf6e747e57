import { recordAudit } from '../../../../db/accounts/audit-log';
import { isPostgres } from '../../../../db/connect';
import { ENGINES, type TestDatabase, testDatabase } from '../../../support/database/test-database';

describe.each(ENGINES)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  beforeEach(async () => {
    await database.clear();
    const at = new Date('2025-06-02T12:00:00.000Z');
    await recordAudit(database.db, { actor: 'cli', action: 'role.grant', subject: 'one', at });
    await recordAudit(database.db, { actor: 'cli', action: 'role.revoke', subject: 'one', at });
  });
  afterAll(() => database.drop());

  const acts = () => database.db('audit_log').orderBy('action').pluck('action');

  test('no act is ever deleted', async () => {
    const { db } = database;

    await expect(db('audit_log').delete()).rejects.toThrow('append-only');
    await expect(db('audit_log').where({ action: 'role.grant' }).delete()).rejects.toThrow(
      'append-only',
    );
    if (isPostgres(db)) await expect(db('audit_log').truncate()).rejects.toThrow('append-only');

    expect(await acts()).toEqual(['role.grant', 'role.revoke']);
  });

  test('no act is ever changed', async () => {
    await expect(
      database.db('audit_log').where({ action: 'role.grant' }).update({ actor: 'somebody' }),
    ).rejects.toThrow('append-only');

    expect(await database.db('audit_log').pluck('actor')).toEqual(['cli', 'cli']);
  });

  test('a test begins with none', async () => {
    await database.clear();

    expect(await acts()).toEqual([]);
    await expect(
      recordAudit(database.db, { actor: 'cli', action: 'role.grant', at: new Date(0) }),
    ).resolves.toBeUndefined();
    await expect(database.db('audit_log').delete()).rejects.toThrow('append-only');
  });
});
