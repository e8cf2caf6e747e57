import { chownSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refuseRootOfOthers } from '../../../cli/whose-data';
import { tempFolder } from '../../support/process/test-process';

const ROOT = 0;
const SOMEBODY = 65_534;

let temp: ReturnType<typeof tempFolder>;
beforeEach(() => {
  temp = tempFolder();
  // Whoever is not root owns it already, and may give nothing away.
  if (process.getuid?.() === ROOT) chownSync(temp.folder, SOMEBODY, SOMEBODY);
});
afterEach(() => temp.remove());

test('root is refused among the data of another user, who is named', async () => {
  const owner = statSync(temp.folder).uid;

  await expect(refuseRootOfOthers(temp.folder, ROOT)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringContaining(`belongs to the user ${owner}, `),
  });
  await refuseRootOfOthers(temp.folder, owner);
  await refuseRootOfOthers(path.join(temp.folder, 'gone'), ROOT);
});

test('what counts is whose secret it is: a service may run as root in a folder of another', async () => {
  const file = path.join(temp.folder, 'secret');
  writeFileSync(file, '');
  const writer = process.getuid?.() ?? ROOT;

  const answer = refuseRootOfOthers(temp.folder, ROOT);
  await (writer === ROOT ? answer : expect(answer).rejects.toThrow(`the user ${writer}, `));
});
