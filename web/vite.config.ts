import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogues } from './tools/vite-catalogues.mjs';

/** The server that development talks to. */
const SERVER = process.env.API_URL ?? 'http://localhost:3000';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Short names of the client's folders; tsconfig.json and jest.config.mjs hold the same list. */
const folders = ['app', 'api', 'i18n', 'nav', 'site', 'ui'];

/**
 * What every page needs comes in one file, and small pieces that some pages share are put together:
 * left alone, each would be a request of its own. The boot script must stay free of them.
 */
const chunkGroups = [
  { name: 'frame', test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-intl|intl-messageformat|@formatjs)[\\/]/, priority: 3 },
  // In one piece: spread over groups, its classes could be loaded before those that they extend.
  { name: 'query', test: /[\\/]node_modules[\\/]@tanstack[\\/]/, priority: 3 },
  { name: 'site', test: /[\\/]web[\\/]src[\\/]site[\\/](header|footer|settings|sections[\\/]\w+\.)/, priority: 2 },
  { name: 'shared', test: /[\\/](web[\\/]src[\\/](ui|nav|i18n|api|site)|@tabler)[\\/]/, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 20_000, priority: 1 },
];

/** Groups are named after all that share them: the first part will do. */
const shortName = (name = 'part') => name.split('~', 1)[0]?.replace(/\.\w+$/, '');
const chunkName = ({ name }: { name: string }) => `assets/${shortName(name)}-[hash].js`;
const assetName = ({ names }: { names: string[] }) => `assets/${shortName(names[0])}-[hash][extname]`;

export default defineConfig(({ isSsrBuild }) => ({
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
    // The prerenderer needs no few files, and its groups could import one another in a circle.
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: chunkName, assetFileNames: assetName } },
  },
  ssr: { noExternal: true },
  server: { port: 4220, strictPort: true, proxy: { '/api': SERVER, '/healthz': SERVER } },
}));
