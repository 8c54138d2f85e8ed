// Builds the client: bundle, documents of the public pages in three languages, and compressed copies.
// `node web/build.mjs`; writes dist/web. The server serves that folder and nothing else.
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeDocuments } from './tools/documents.mjs';
import { addFontLicenses } from './tools/font-licenses.mjs';
import { precompress } from './tools/precompress.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const configFile = here('vite.config.ts');
const out = here('../dist/web');
const ssrOut = here('../dist/web-ssr');

async function step(name, run) {
  const begun = performance.now();
  const note = await run();
  console.log(`${name}: ${((performance.now() - begun) / 1000).toFixed(1)} s${note ? `, ${note}` : ''}`);
}

process.env.NODE_ENV = 'production';
await step('Client bundle', async () => void (await build({ configFile, logLevel: 'warn' })));
await step('Licenses', () => addFontLicenses(`${out}/licenses.txt`));
await step('Prerenderer', () =>
  build({
    configFile,
    logLevel: 'warn',
    build: {
      ssr: here('src/app/prerender.tsx'),
      outDir: ssrOut,
      emptyOutDir: true,
      manifest: false,
      license: false,
      copyPublicDir: false,
    },
  }).then(() => undefined),
);
await step('Documents', () => writeDocuments({ out, ssrEntry: `${ssrOut}/prerender.js` }));
await step('Compression', () => precompress(out));
await rm(ssrOut, { recursive: true, force: true });
