import { readFileSync } from 'node:fs';

test('no secret goes into the image from the file beside compose.yaml', () => {
  const compose = readFileSync('deploy/container/compose.yaml', 'utf8');
  expect(compose).toContain('Beside it a file .env');
  // unlike .gitignore, a line without ** names what lies at the root alone
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(
    expect.arrayContaining(['**/.env', '**/*.log']),
  );
});

test('a process that is stopped before it takes calls ends: as the first of its container it would hear no signal yet', () => {
  const compose = readFileSync('deploy/container/compose.yaml', 'utf8');
  const service = compose.split('x-service: &service\n')[1]?.split('\n\n')[0];
  expect(service).toMatch(/^ {2}init: true$/m);
});
