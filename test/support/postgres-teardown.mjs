const KEY = Symbol.for('stop the PostgreSQL of the tests');

/** Jest may load set-up and tear-down apart from each other, in one process: the global object is what they share. */
const shared = /** @type {Record<symbol, (() => Promise<void>) | undefined>} */ (/** @type {unknown} */ (globalThis));

/** @param {() => Promise<void>} stop */
export function keepForTearDown(stop) {
  shared[KEY] = stop;
}

/** Jest's global tear-down. */
export default async function tearDown() {
  await shared[KEY]?.();
}
