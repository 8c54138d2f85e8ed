import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogues } from './tools/vite-catalogues.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Short names of the client's folders; tsconfig.json and jest.config.mjs hold the same list. */
const folders = ['app', 'api', 'i18n', 'nav', 'site', 'ui'];

export default defineConfig({
  root: here('.'),
  plugins: [react(), catalogues(here('src'))],
  resolve: {
    alias: [
      { find: '@contract', replacement: here('../src/contract') },
      ...folders.map((name) => ({ find: `@${name}`, replacement: here(`src/${name}`) })),
      // Catalogues are compiled while building, so the parser of ICU messages need not be shipped.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  ssr: { noExternal: true },
  server: { port: 4220, strictPort: true, proxy: { '/api': process.env.API_URL ?? 'http://localhost:3000' } },
});
