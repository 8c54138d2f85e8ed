import everything from '../../jest.config.mjs';

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
  setupFiles: [],
  // Changed code may never end.
  testTimeout: 10_000,
};
