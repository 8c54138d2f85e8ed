/** Jest's global tear-down. */
export default async function tearDown() {
  await globalThis.stopTestPostgres?.();
}
