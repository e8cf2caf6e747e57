import { lookAtClock } from '../../../cli/doctor/upkeep';
import { testDatabase } from '../../support/database/test-database';

test('a clock that differs from the database’s is found, before and behind', async () => {
  const { db, drop } = await testDatabase('postgres');
  const lookWith = (seconds: number) =>
    lookAtClock({
      withDb: (task: (on: unknown) => unknown) => task(db),
      now: () => new Date(Date.now() + seconds * 1000),
    } as never);

  expect(await lookWith(0)).toMatchObject({ state: 'ok' });
  for (const seconds of [600, -600]) {
    expect(await lookWith(seconds)).toMatchObject({
      state: 'fail',
      detail: expect.stringMatching(/differs from the database’s by (?:59\d|60\d) s/),
    });
  }
  await drop();
});
