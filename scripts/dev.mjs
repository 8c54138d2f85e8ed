// npm run dev: the product while you work on it. The server restarts after a change, the client changes in the browser.
import { underPinnedNode } from './lib/pinned-node.mjs';
import { endWith } from './lib/problem.mjs';

try {
  await underPinnedNode(import.meta.url);
  const { dev } = await import('./dev/dev.mjs');
  await dev();
} catch (error) {
  endWith(error);
}
