const path = require('node:path');

/**
 * Each look-up of a global costs a file far more under Jest than elsewhere. These are handed to it once. None of them is
 * ever put in another's place by a test, as clocks, timers and `fetch` are.
 */
const HANDED = [
  ...['Array', 'Boolean', 'Buffer', 'JSON', 'Map', 'Math', 'Number', 'Object', 'RegExp', 'Set'],
  ...['String', 'Symbol', 'WeakMap', 'WeakSet', 'parseInt'],
  ...['Float32Array', 'Float64Array', 'Int32Array', 'Uint8Array'],
];

/** Unit, API and rule tests. TypeScript is only stripped here; `npm run typecheck` checks it. */
const common = {
  rootDir: path.join(__dirname, '..'),
  testPathIgnorePatterns: ['/node_modules/', '/public/', '/.cache/'],
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public'],
  watchPathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public', '<rootDir>/data'],
  testEnvironment: '<rootDir>/tests/support/closing-environment.cjs',
  sandboxInjectedGlobals: HANDED,
  setupFilesAfterEnv: ['<rootDir>/tests/support/no-console-errors.cjs'],
  transform: {
    '\\.(ts|tsx|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
};

/** What these test is stored, on both engines: a PostgreSQL runs beside them, and only them. */
const STORED = ['tests/api/', 'tests/unit/db/'];

module.exports = {
  rootDir: path.join(__dirname, '..'),
  // Only ends what hangs: a start takes a second, or half a minute on a machine that is busy with other things.
  testTimeout: 240_000,
  projects: [
    {
      ...common,
      displayName: 'plain',
      globalSetup: '<rootDir>/tests/support/content/content-place.ts',
      testMatch: ['<rootDir>/tests/{unit,rules}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, ...STORED],
    },
    {
      ...common,
      displayName: 'stored',
      testMatch: STORED.map((folder) => `<rootDir>/${folder}**/*.test.ts`),
      globalSetup: '<rootDir>/tests/support/database/test-postgres.ts',
      globalTeardown: '<rootDir>/tests/support/database/test-postgres-stop.ts',
    },
  ],
};
