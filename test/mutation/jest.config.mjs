import { readFileSync } from 'node:fs';
import everything from '../../jest.config.mjs';

const { $schema: ___, ...swc } = JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'));

const {
  globalSetup: _,
  globalTeardown: __,
  ...server
} = /** @type {Record<string, unknown>} */ (everything.projects[0]);

/** The server's tests of pure rules: no database, and only the specs that `MUTATION_SPECS` names. */
export default {
  ...server,
  rootDir: '../..',
  testMatch: (process.env.MUTATION_SPECS ?? '').split(',').map((spec) => `<rootDir>/${spec}`),
  // Stryker switches its mutants on in Jest's own runner, which compiles what it loads.
  runner: 'jest-runner',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false }] },
  setupFilesAfterEnv: [],
  // Changed code may never end.
  testTimeout: 10_000,
};
