// npm test: everything. `npm test -- server client` runs some, `npm test -- server auth` passes "auth" on to Jest.
import { underPinnedNode } from './lib/pinned-node.mjs';
import { endWith } from './lib/problem.mjs';

try {
  await underPinnedNode(import.meta.url);
  const { test } = await import('./test/test.mjs');
  await test(process.argv.slice(2));
} catch (error) {
  endWith(error);
}
