// What Jest's own runner does and the light one doesn't: a test or hook that hangs fails, and spies end with their test.
import { addEventHandler } from 'jest-circus';
import { jest } from './jest-globals.mjs';
import { LIMIT_MS } from './limit.mjs';

addEventHandler((event, state) => {
  if (event.name !== 'add_test' && event.name !== 'add_hook') return;
  const { children, hooks } = state.currentDescribeBlock;
  const added = /** @type {{ fn?: unknown } | undefined} */ ((event.name === 'add_test' ? children : hooks).at(-1));
  if (typeof added?.fn === 'function')
    // A limit of its own can only give a test more time: machines that run tests are busy.
    added.fn = within(
      Math.max(event.timeout ?? 0, LIMIT_MS),
      /** @type {() => unknown} */ (added.fn),
      event.name === 'add_test',
    );
});

/** @param {number} ms @param {() => unknown} run @param {boolean} restore */
function within(ms, run, restore) {
  return async () => {
    const { promise: late, reject } = Promise.withResolvers();
    const timer = setTimeout(() => reject(new Error(`Not done after ${ms} ms.`)), ms);
    try {
      await Promise.race([run(), late]);
    } finally {
      clearTimeout(timer);
      if (restore) jest.restoreAllMocks();
    }
  };
}
