import path from 'node:path';
import { heldService } from '../../support/process/held-socket';
import { tempFolder } from '../../support/process/test-process';

const OVERLOADED = /^503 .*"urn:problem-type:overloaded"/;

let tidyUp: () => Promise<void>;
afterEach(() => tidyUp());

test('a restart behind a socket that is held refuses nobody', async () => {
  const { folder, remove } = tempFolder();
  const service = await heldService({ DATA_DIR: path.join(folder, 'data') }, folder);
  tidyUp = async () => {
    await service.stop();
    remove();
  };
  await service.ready(1);
  const outcomes = new Map<string, number>();
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      const outcome = await fetch(`${service.url}/api/artists/rocka/followers`).then(
        async (response) => `${response.status} ${await response.text()}`,
        (error: Error) => String(error.cause ?? error),
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  const clients = [client(), client(), client(), client()];

  service.restart();
  await service.ready(2);
  isOver = true;
  await Promise.all(clients);

  // On a machine that is busy with other things a start may shed load, which is an answer too.
  const answers = [...outcomes.keys()].filter((outcome) => !OVERLOADED.test(outcome));
  expect(answers).toEqual(['200 {"followers":0}']);
});
