import path from 'node:path';
import { openDb } from '../../../db/connect';
import { aContactRequest } from '../../support/factories';
import { type Answer, type Outcome, startLoad } from '../../support/process/load';
import { endProcesses, startProcess, tempFolder } from '../../support/process/test-process';

let temp: ReturnType<typeof tempFolder>;
beforeEach(() => {
  temp = tempFolder();
});
afterEach(() => {
  endProcesses();
  temp.remove();
});

const isSent = (outcome: Outcome) => typeof outcome === 'object' && outcome.status === 201;
/** A service that starts, and one on a machine that has too much to do, says so, and when to come again. */
const isPutOff = ({ status, headers }: Answer) =>
  status === 503 && Number(headers['retry-after']) > 0;

test('a restart under load drops no request that it has taken and loses no message', async () => {
  const env = { DATA_DIR: temp.folder, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  const first = startProcess(env);
  const url = await first.ready();
  const outcomes: Outcome[] = [];
  let tell = () => {};
  /** Resolves after so many further answers. */
  const answers = (count: number) => {
    const goal = outcomes.filter(isSent).length + count;
    return new Promise<void>((resolve) => {
      tell = () => {
        if (outcomes.filter(isSent).length >= goal) resolve();
      };
    });
  };
  const load = startLoad(url, 16, () => ({
    call: { path: '/api/contact', body: aContactRequest() },
    done: (outcome) => {
      outcomes.push(outcome);
      tell();
    },
  }));

  await answers(100);
  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = startProcess({ ...env, PORT: new URL(url).port });
  await second.ready();
  await answers(100);
  await load.stop();
  second.kill('SIGTERM');
  expect(await second.ended).toBe(0);

  // Between two services nobody listens, and at the very moment of closing a knock goes unheard.
  const answered = outcomes.flatMap((outcome) => (typeof outcome === 'object' ? [outcome] : []));
  const sent = answered.filter(isSent);
  const others = answered.filter((answer) => !isSent(answer));
  expect(others.filter((answer) => !isPutOff(answer))).toEqual([]);
  expect(sent.length).toBeGreaterThanOrEqual(200);
  const db = openDb({ file: path.join(temp.folder, 'site.sqlite') });
  const stored = await db('contact_messages').pluck('id');
  await db.destroy();
  expect(sent.map(({ body }) => JSON.parse(body).id).sort()).toEqual(stored.sort());
});
