// Preloaded by Jest's command, in its server workers and in the threads that the code under test starts: Node's own loader runs
// the server's tests, so that the product is loaded once a worker and not once a file.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import '../../scripts/ts-register.mjs';
import './worker-data.mjs';

/** What tests import by a package's name, and have from us. */
const OWN = new Map([
  ['@jest/globals', new URL('./jest-globals.mjs', import.meta.url).href],
  ['fast-check', new URL('./fast-check.mjs', import.meta.url).href],
]);

registerHooks({
  resolve(specifier, context, next) {
    const ours = /\.ts(\?|$)/.test(context.parentURL ?? '') ? OWN.get(specifier) : undefined;
    const url = ours ?? entryOf(specifier);
    return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
  },
});

/** A thread is started with the address of `x.js`, where there is `x.ts`. @param {string} specifier */
function entryOf(specifier) {
  if (!specifier.startsWith('file:') || specifier.includes('/node_modules/') || !specifier.endsWith('.js'))
    return undefined;
  const source = specifier.replace(/\.js$/, '.ts');
  return !existsSync(fileURLToPath(specifier)) && existsSync(fileURLToPath(source)) ? source : undefined;
}
