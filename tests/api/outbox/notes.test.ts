import { enqueueEmail, findEmail } from '../../../db/outbox/outbox';
import { deliverDue } from '../../../services/outbox/deliver-due';
import { NOON, testDeps } from '../../support/app/test-app';
import { anEmail } from '../../support/factories';

test.each([
  ['sent', async () => {}],
  ['waiting', () => Promise.reject(new Error('no route'))],
])(
  'what became of a mail is noted once the database can be written again: %s',
  async (status, send) => {
    const { deps, database } = await testDeps('sqlite');
    const email = anEmail();
    await enqueueEmail(deps.db, email, NOON.toISOString());
    let refusals = 0;
    deps.db.on('query-error', () => {
      refusals += 1;
      if (refusals === 2) void deps.db.raw('PRAGMA query_only = OFF').then();
    });
    const transport = jest.fn(async () => {
      await deps.db.raw('PRAGMA query_only = ON');
      await send();
    });

    await deliverDue({ ...deps, transport });

    expect(refusals).toBeGreaterThanOrEqual(2);
    expect(transport).toHaveBeenCalledTimes(1);
    expect(await findEmail(deps.db, email.id)).toMatchObject({ status });
    await database.drop();
  },
);
