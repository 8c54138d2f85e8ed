import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with package.json. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const FLAGS = ['--expose-gc', '--max-semi-space-size=16'];

/**
 * Arguments of Node that run the built server: a young generation no larger than its work needs, and the right to clear
 * what starting left behind. The Dockerfile says the same. Source maps would hold 8 MB for good: `npm start` alone has them.
 */
export const SERVER = [...FLAGS, join(ROOT, 'dist', 'server', 'main.js')];

/** The same from the files that the compiler wrote one by one, as `npm run dev` keeps them up to date. */
export const COMPILED_SERVER = [...FLAGS, join(ROOT, 'dist', 'src', 'main.js')];

/**
 * The server's environment in addition to its settings: without it, threads that decode files would each keep some memory
 * forever.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' };

const source = readFileSync(join(ROOT, 'src', 'contract', 'product.ts'), 'utf8');

/** @param {string} field */
function constant(field) {
  const found = new RegExp(`\\b${field}: '([^']+)'`).exec(source);
  if (!found?.[1]) throw new Error(`src/contract/product.ts has no ${field}`);
  return found[1];
}

/** The product's name and slug, read from the one constant: the scripts run before TypeScript is installed. */
export const PRODUCT = { name: constant('name'), slug: constant('slug') };
