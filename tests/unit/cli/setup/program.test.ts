import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DOORS, ensureProgram } from '../../../../cli/setup/service/program.mjs';

let root: string;
let folder: string;

const put = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const program = () => ensureProgram(root, folder);
/** What a program prints that does this with what is exported. */
const run = (file: string, code: string) => {
  const script = `const doors = require(${JSON.stringify(file)}); ${code}`;
  return execFileSync(process.execPath, ['--enable-source-maps', '-e', script], {
    encoding: 'utf8',
  });
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'program-'));
  folder = path.join(root, '.setup');
  for (const door of DOORS) put(door, `export const name: string = '${door}';\n`);
  put('package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

test('every module runs when it is asked for, once, with what it imports', async () => {
  put('db/hello.ts', "console.log('hello'); export const hello: string = 'Hello';\n");
  put('services/main.ts', "import { hello } from '../db/hello'; console.log(hello);\n");
  const file = await program();

  expect(run(file, 'console.log(Object.keys(doors).length)')).toBe(`${DOORS.length}\n`);
  const twice = "for (const again of [1, 2]) doors['services/main.ts']()";
  expect(run(file, twice)).toBe('hello\nHello\n');
});

test('it is made anew when a source or a setting changed, and stays alone in its folder', async () => {
  const first = await program();
  utimesSync(first, 1, 1);
  utimesSync(path.join(root, 'services/main.ts'), 1, 1);
  put('content/faq.yaml', 'read when it runs');
  expect(await program()).toBe(first);
  expect(statSync(first).mtimeMs).toBe(1_000);

  const made = [first];
  for (const [file, text] of [
    ['services/main.ts', 'export {};\n'],
    ['db/new.ts', 'export {};\n'],
    ['package-lock.json', '{}'],
    ['tsconfig.json', '{}'],
  ] as const) {
    put(file, text);
    made.push(await program());
    expect(readdirSync(folder)).toEqual([path.basename(made.at(-1) ?? '')]);
  }
  expect(new Set(made).size).toBe(5);
});

test.each([
  ['nothing is left of', 0],
  ['an end is missing', 200],
])('one that %s is made anew', async (_, length) => {
  const file = await program();
  const whole = readFileSync(file, 'utf8');
  truncateSync(file, length);

  expect(await program()).toBe(file);
  expect(readFileSync(file, 'utf8')).toBe(whole);
});

test('no process that puts it together outlives that', () => {
  const module = path.resolve('cli/setup/service/program.mjs');
  const script = `import processes from 'node:child_process';
    const { spawn } = processes;
    const started = [];
    processes.spawn = (...args) => started[started.push(spawn(...args)) - 1];
    const { ensureProgram } = await import(${JSON.stringify(module)});
    await ensureProgram(${JSON.stringify(root)}, ${JSON.stringify(folder)});
    console.log(started.map(({ killed }) => killed));`;
  const args = ['--input-type=module', '-e', script];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('[ true ]\n');
});

test('an error tells the lines of the sources', async () => {
  put('services/main.ts', '\n\ntype Nothing = 1;\nconsole.log(new Error().stack);\nexport {};\n');
  expect(run(await program(), "doors['services/main.ts']()")).toContain(
    path.join(root, 'services/main.ts:4:'),
  );
});

test('a source that is no TypeScript leaves nothing behind', async () => {
  put('services/main.ts', 'export const = ;\n');
  await expect(program()).rejects.toThrow('services/main.ts:1:13');
  expect(readdirSync(folder)).toEqual([]);
});
