import { readFileSync } from 'node:fs';
import { LONG_FILES } from './scripts/test/long-tests.mjs';
import { LIMIT_MS } from './test/support/limit.mjs';

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const { $schema: _, ...swc } = read('./.swcrc');
const web = {
  ...swc,
  jsc: {
    ...swc.jsc,
    parser: { syntax: 'typescript', tsx: true, dynamicImport: true },
    transform: { react: { runtime: 'automatic' } },
  },
};

/** The client's aliases, from where the compiler has them: "@ui/*": ["./src/ui/*"] becomes ^@ui/(.*)$. */
const aliases = Object.fromEntries(
  Object.entries(read('./web/tsconfig.json').compilerOptions.paths).map(([alias, [target]]) => [
    `^${alias.replace('*', '(.*)')}$`,
    `<rootDir>/${new URL(target, 'file:///web/').pathname.slice(1).replace('*', '$1')}`,
  ]),
);

const common = {
  rootDir: '.',
  // `./x.js` in our sources is x.ts; packages that bring both keep their .js.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '^fast-check$': '<rootDir>/test/support/fast-check.mjs' },
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
  restoreMocks: true,
};

/** What `npm test` runs last, if there is time (docs/decisions/2102). */
const later = process.env.LONG_TESTS === 'later' ? LONG_FILES.map((file) => `<rootDir>/${file}$`) : [];

export default {
  maxWorkers: 2,
  testTimeout: LIMIT_MS,
  // A worker grows by some 30 MB a file.
  workerIdleMemoryLimit: '800MB',
  projects: [
    {
      ...common,
      displayName: 'server',
      // By Node's own loader (test/support/native.mjs), because Jest's loads the whole product again for each file.
      runner: ['jest-light-runner', { runtime: 'child_process' }],
      testMatch: ['<rootDir>/src/**/*.spec.ts', '<rootDir>/test/**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/', '<rootDir>/test/bench/', ...later],
      setupFilesAfterEnv: ['<rootDir>/test/support/limits.mjs'],
      globalSetup: '<rootDir>/test/support/postgres-setup.mjs',
      globalTeardown: '<rootDir>/test/support/postgres-teardown.mjs',
    },
    {
      ...common,
      displayName: 'web',
      testEnvironment: 'jsdom',
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      testMatch: ['<rootDir>/web/src/**/*.spec.ts', '<rootDir>/web/src/**/*.spec.tsx'],
      transform: { '^.+\\.tsx?$': ['@swc/jest', { ...web, swcrc: false }] },
      setupFilesAfterEnv: ['<rootDir>/test/support/web-setup.mjs'],
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '\\.module\\.css$': '<rootDir>/test/support/css-module.mjs',
        '\\.(css|svg|png|jpe?g|webp|avif|woff2)(\\?\\w+)?$': '<rootDir>/test/support/asset.mjs',
        ...aliases,
      },
    },
  ],
};
