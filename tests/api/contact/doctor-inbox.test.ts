import { lookAtInbox, lookAtOldMessages } from '../../../cli/doctor/inbox';
import { DAY_MS } from '../../../services/contracts/limits/durations';
import { fromElsewhere, testApp } from '../../support/app/test-app';
import { ENGINES } from '../../support/database/test-database';
import { aContactRequest } from '../../support/factories';

const ONE_TEXT = 'Buy our followers now, best price for your music!';

test.each(ENGINES)('%s: doctor tells of a wave that the inbox was spared', async (engine) => {
  const app = await testApp(engine, { env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
  const look = (now: Date) =>
    lookAtInbox({
      withDb: (task: (db: unknown) => unknown) => task(app.deps.db),
      now: () => now,
    } as never);
  const now = app.deps.now();
  const before = await look(now);
  for (let sent = 0; sent < 23; sent += 1) {
    const body = { ...aContactRequest(), message: ONE_TEXT };
    await app.post('/api/contact', body, fromElsewhere());
  }

  expect(before).toMatchObject({ name: 'Inbox', state: 'ok' });
  expect(await look(now)).toMatchObject({
    state: 'note',
    detail: expect.stringContaining('mailed to nobody: 3. A person may be among them'),
  });
  expect(await look(new Date(now.getTime() + 2 * DAY_MS))).toMatchObject({ state: 'ok' });
  await app.close();
});

test.each(ENGINES)('%s: doctor tells of messages kept longer than proposed', async (engine) => {
  const app = await testApp(engine);
  await app.reset();
  const lookAfter = (days: number) =>
    lookAtOldMessages({
      withDb: (task: (db: unknown) => unknown) => task(app.deps.db),
      now: () => new Date(app.deps.now().getTime() + days * DAY_MS),
    } as never);
  for (const email of ['ada@example.org', 'ada@example.org', 'bo@example.org'])
    await app.post('/api/contact', aContactRequest({ email, message: `Hello from ${email}` }));

  expect(await lookAfter(729)).toMatchObject({ name: 'Old messages', state: 'ok' });
  expect(await lookAfter(731)).toMatchObject({
    state: 'note',
    detail: expect.stringContaining(': 2. Delete what they wrote'),
  });
  await app.close();
});
