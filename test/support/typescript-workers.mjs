// Preloaded by Jest's command (`--import`), and so by the worker threads that the code under test starts: they run beside
// Jest's module system, and must find `x.ts` where our sources say `x.js`, compiled as Jest compiles it.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

if (!isMainThread) {
  const { transformSync } = await import('@swc/core');
  const { $schema: _, ...options } = JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'));

  /** @param {string} url of a source, as it is imported @returns {string | null} of its TypeScript */
  const typescriptOf = (url) => {
    const source = url.replace(/\.js$/, '.ts');
    return url.startsWith('file:') &&
      !url.includes('/node_modules/') &&
      source.endsWith('.ts') &&
      existsSync(fileURLToPath(source))
      ? source
      : null;
  };

  registerHooks({
    resolve(specifier, context, next) {
      const url =
        URL.canParse(specifier, context.parentURL) && /^(\.|file:)/.test(specifier)
          ? typescriptOf(new URL(specifier, context.parentURL).href)
          : null;
      return url ? { url, format: 'module', shortCircuit: true } : next(specifier, context);
    },
    load(url, context, next) {
      if (!typescriptOf(url)) return next(url, context);
      const filename = fileURLToPath(url);
      const { code } = transformSync(readFileSync(filename, 'utf8'), {
        ...options,
        filename,
        swcrc: false,
        configFile: false,
      });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}
