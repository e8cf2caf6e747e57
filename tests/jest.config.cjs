/** Unit, API and rule tests. TypeScript is only stripped here; `npm run typecheck` checks it. */
module.exports = {
  rootDir: '..',
  testMatch: ['<rootDir>/tests/{unit,api,rules}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '/public/', '/.cache/'],
  modulePathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public'],
  watchPathIgnorePatterns: ['<rootDir>/.cache', '<rootDir>/public', '<rootDir>/data'],
  testEnvironment: 'node',
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
  testTimeout: 20_000,
};
