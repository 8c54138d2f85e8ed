// npm run build [server|web]: builds both, or one. `npm start` and `npm test` build what is stale.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleServer } from './bundle-server.mjs';
import { underPinnedNode } from './lib/pinned-node.mjs';
import { Problem, endWith } from './lib/problem.mjs';
import { ROOT } from './lib/product.mjs';
import { run } from './lib/run.mjs';
import { step } from './lib/say.mjs';
import { hashOfSources, isStamped, stamp, unstamp } from './lib/stamp.mjs';

/**
 * @typedef {object} Part
 * @property {string} title
 * @property {string[]} sources
 * @property {string[]} [without] written by the build itself
 * @property {string[]} outputs removed before building: what was deleted from the sources must not live on
 * @property {string} proof a file that a complete build has
 * @property {string[]} command
 * @property {() => Promise<void>} [afterwards] what follows it
 */

/** @type {Record<'server' | 'web', Part>} */
const PARTS = {
  server: {
    title: 'Building the server',
    sources: [
      'src',
      'migrations',
      'package-lock.json',
      'nest-cli.json',
      'tsconfig.json',
      'tsconfig.build.json',
      '.swcrc',
      'scripts/bundle-server.mjs',
    ],
    without: ['src/metadata.ts'],
    // An old description of the DTOs may name files that no longer exist, and then wouldn't compile.
    outputs: ['dist/src', 'dist/server', 'dist/migrations', 'src/metadata.ts'],
    proof: 'dist/server/main.js',
    command: ['node_modules/@nestjs/cli/bin/nest.js', 'build'],
    afterwards: bundleServer,
  },
  web: {
    title: 'Building the client',
    sources: ['web', 'src/contract', 'package-lock.json'],
    outputs: ['dist/web'],
    proof: 'dist/web',
    command: ['web/build.mjs'],
  },
};

/** Builds the parts whose sources changed since they were built. @param {{ force?: boolean, parts?: Array<'server' | 'web'> }} [options] */
export async function build({ force = false, parts = ['server', 'web'] } = {}) {
  for (const name of parts) {
    const part = PARTS[name];
    const file = join(ROOT, 'dist', '.stamp', name);
    const hash = hashOfSources(ROOT, part.sources, part.without);
    if (!force && isStamped(file, hash) && existsSync(join(ROOT, part.proof))) continue;
    unstamp(file);
    await step(part.title, () => buildPart(part));
    stamp(file, hash);
  }
}

/** @param {Part} part */
async function buildPart(part) {
  for (const output of part.outputs) rmSync(join(ROOT, output), { recursive: true, force: true });
  const { code, output } = await run(process.execPath, part.command);
  if (code === 0) await part.afterwards?.();
  if (code === 0 && existsSync(join(ROOT, part.proof))) return;
  throw new Problem(`${part.title} failed:\n${output.trim()}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await underPinnedNode(import.meta.url);
    const asked = process.argv[2];
    if (asked && !(asked in PARTS)) throw new Problem(`There is no part "${asked}": build server, web, or both.`);
    await build({ force: true, ...(asked ? { parts: [/** @type {'server' | 'web'} */ (asked)] } : {}) });
  } catch (error) {
    endWith(error);
  }
}
