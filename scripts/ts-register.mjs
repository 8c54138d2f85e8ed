// node --import ./scripts/ts-register.mjs file.ts
// Runs the server's TypeScript without a build: Node strips types, but knows no decorators and no `.js` for `.ts`.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { ROOT } from './lib/product.mjs';

const { $schema: _, ...options } = JSON.parse(readFileSync(`${ROOT}/.swcrc`, 'utf8'));

registerHooks({
  resolve(specifier, context, nextResolve) {
    try {
      return nextResolve(specifier, context);
    } catch (error) {
      if (!/^(\.{1,2}\/|file:).*\.js$/.test(specifier)) throw error;
      return nextResolve(specifier.replace(/\.js$/, '.ts'), context);
    }
  },
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.ts') || url.includes('/node_modules/'))
      return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      ...options,
      swcrc: false,
      filename,
      sourceMaps: 'inline',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
