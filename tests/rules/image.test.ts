import { readFileSync } from 'node:fs';

test('no secret goes into the image from the file beside compose.yaml', () => {
  const compose = readFileSync('deploy/container/compose.yaml', 'utf8');
  expect(compose).toContain('Beside it a file .env');
  // unlike .gitignore, a line without ** names what lies at the root alone
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toEqual(
    expect.arrayContaining(['**/.env', '**/*.log']),
  );
});
