// node --import ./scripts/ts-register.mjs file.ts
// Runs the server's TypeScript without a build: Node strips types, but knows no decorators and no `.js` for `.ts`.
import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync, version } from '@swc/core';
import { ROOT } from './lib/product.mjs';

const settings = readFileSync(`${ROOT}/.swcrc`, 'utf8');
const { $schema: _, ...options } = JSON.parse(settings);
/** What was compiled once is kept: tests start many processes from sources. */
const CACHE = `${ROOT}/node_modules/.cache/ts-register`;
/** Jest names a test file with a query, so that it is run each time. */
const OURS = /\.ts(\?|$)/;
mkdirSync(CACHE, { recursive: true });
enableCompileCache(`${CACHE}/v8`);

registerHooks({
  resolve(specifier, context, nextResolve) {
    const source = sourceOf(specifier, context.parentURL);
    return source ? { url: source, format: 'module', shortCircuit: true } : nextResolve(specifier, context);
  },
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !OURS.test(url) || url.includes('/node_modules/')) return nextLoad(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url.replace(/\?.*/, ''))), shortCircuit: true };
  },
});

/** The TypeScript that an import of our own code means, if there is one. @param {string} specifier @param {string | undefined} parent */
function sourceOf(specifier, parent) {
  if (!OURS.test(parent ?? '') || !/^\.{1,2}\/.*\.js$/.test(specifier)) return undefined;
  const url = new URL(specifier.replace(/\.js$/, '.ts'), parent);
  return existsSync(url) ? url.href : undefined;
}

/** @param {string} filename */
function compiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const kept = `${CACHE}/${hash('sha1', [version, settings, filename, source].join('\0'))}.js`;
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { code } = transformSync(source, { ...options, swcrc: false, filename, sourceMaps: 'inline' });
    // Another process may be writing the same file.
    writeFileSync(`${kept}.${process.pid}`, code);
    renameSync(`${kept}.${process.pid}`, kept);
    return code;
  }
}
