// npm start: from a fresh clone to a running product. Runs under any Node from 20 on until the packages are installed.
import { underPinnedNode } from './lib/pinned-node.mjs';
import { endWith } from './lib/problem.mjs';

try {
  await underPinnedNode(import.meta.url);
  const { start } = await import('./start/start.mjs');
  await start();
} catch (error) {
  endWith(error);
}
