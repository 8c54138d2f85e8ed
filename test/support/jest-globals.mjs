// What `@jest/globals` is in the server's tests: the light runner puts these where every module finds them.
/** @typedef {Pick<typeof import('@jest/globals'), 'afterAll' | 'afterEach' | 'beforeAll' | 'beforeEach' | 'describe' | 'expect' | 'it' | 'jest' | 'test'>} Globals */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = /** @type {Globals} */ (
  /** @type {unknown} */ (globalThis)
);
