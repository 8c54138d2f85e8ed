import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { articles } from './tools/articles.mjs';
import { catalogues } from './tools/vite-catalogues.mjs';
import { minifyTwice } from './tools/vite-minify.mjs';
import { shake } from './tools/vite-shake.mjs';

/** The server that development talks to. */
const SERVER = process.env.API_URL ?? 'http://localhost:3000';

/** What browsers of the last years understand: nothing is written out for older ones. */
const TARGET = 'es2022';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Short names of the client's folders; tsconfig.json and jest.config.mjs hold the same list. */
const folders = ['app', 'api', 'i18n', 'nav', 'shared', 'site', 'ui'];

/**
 * What every page needs comes in one file, and small pieces that some pages share are put together:
 * left alone, each would be a request of its own. The boot script must stay free of them.
 */
const chunkGroups = [
  // The boot script and what it needs, in one file: a second would be found only in the first, and a page waits for both.
  { name: 'boot', test: /vite[\\/]preload-helper|app[\\/](boot|load-or-reload)\.ts/, priority: 9 },
  {
    name: 'frame',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-intl|intl-messageformat|@formatjs)[\\/]/,
    priority: 8,
  },
  // In one piece: spread over groups, its classes could be loaded before those that they extend.
  { name: 'query', test: /[\\/]node_modules[\\/]@tanstack[\\/]/, priority: 7 },
  {
    name: 'core',
    test: /[\\/](web[\\/]src[\\/](app[\\/](App|session[\\/]begin)|api[\\/](connection|problem|problem-text|session[\\/]\w+)|nav[\\/](LanguageMenu|site-settings)|i18n[\\/]formats|ui[\\/]link[\\/](Link|SkipLink)|ui[\\/]art[\\/](seed|stills)|ui[\\/]controls[\\/]VisuallyHidden|ui[\\/]layout[\\/]Heading|ui[\\/]pane[\\/](Pane|StatusChip))|src[\\/]contract[\\/]limits|uuid[\\/]dist[\\/]v4|icons[\\/]IconArrow(Left|Right))\.m?[jt]sx?$/,
    priority: 6,
  },
  // By itself: put with the quotations that show it, it would bring them and their sections to the marketplace.
  { name: 'star', test: /icons[\\/]IconStarFilled\.mjs$/, priority: 5 },
  {
    name: 'site',
    test: /[\\/]web[\\/]src[\\/](site[\\/](header|footer|facts)|features[\\/]\w+[\\/]components)[\\/](Header|Footer|AuthDialogGate|ChatDock|CookieBanner|AnnouncementStrip|use-site-text)\.tsx?$/,
    priority: 5,
  },
  // Most pages of the site have them; those with a form, the heaviest, have not.
  {
    name: 'sections',
    test: /[\\/]web[\\/]src[\\/](site[\\/]sections([\\/]\w+)?|ui[\\/]plate)[\\/](Section|ArrowLink|Opening|Actions|Closing|Split|Aside|Plate)\.tsx?$/,
    priority: 5,
  },
  // What forms are made of: fields by themselves for what has no form, such as a search; the form around them; the ways in.
  { name: 'fields', test: /[\\/]web[\\/]src[\\/]ui[\\/]fields[\\/](Field|Choice|TextField)\.tsx$/, priority: 6 },
  { name: 'choices', test: /[\\/]web[\\/]src[\\/]ui[\\/]fields[\\/](SelectField|RadioCards)\.tsx$/, priority: 6 },
  { name: 'brand', test: /[\\/]web[\\/]src[\\/]ui[\\/]brand[\\/]Brand\.tsx$/, priority: 6 },
  { name: 'card', test: /[\\/]web[\\/]src[\\/]ui[\\/]layout[\\/]Card\.tsx$/, priority: 6 },
  {
    name: 'form',
    test: /[\\/](node_modules[\\/]formik|web[\\/]src[\\/](ui[\\/]fields|nav))[\\/](after-sign-in|dist[\\/]formik\.esm|PasswordField|FormActions|later-schema)\.[jt]sx?$/,
    priority: 5,
  },
  {
    name: 'entry',
    test: /[\\/]web[\\/]src[\\/](features[\\/]auth[\\/]components[\\/](AuthFrame|AuthForm)|shared[\\/]form[\\/](Refusal|inputs)|ui[\\/]fields[\\/]FormError)\.tsx?$/,
    priority: 5,
  },
  { name: 'art', test: /[\\/]web[\\/]src[\\/]ui[\\/]art[\\/](?!stills)/, priority: 4 },
  { name: 'call', test: /[\\/]web[\\/]src[\\/]api[\\/]client\.ts/, priority: 5 },
  { name: 'data', test: /[\\/]web[\\/]src[\\/]api[\\/]/, priority: 4 },
  {
    name: 'workspace',
    test: /[\\/]web[\\/]src[\\/]ui[\\/](workspace|data[\\/]Table)/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_000,
    priority: 2,
  },
  // What signed-in people see on public pages brings the query cache along: it must not be put with the others.
  {
    name: 'shared',
    test: /[\\/](web[\\/]src[\\/](ui|nav|i18n|site(?![\\/]pages[\\/][\w-]+[\\/]live))|@tabler)[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_000,
    priority: 1,
  },
];

/** What documents name: `tools/documents.mjs` writes the first into them, and the address of the second. */
const entries = { early: here('src/app/early.ts'), boot: here('src/app/boot.ts') };

/** Groups are named after all that share them: the first part will do. */
const shortName = (name = 'part') => name.split('~', 1)[0]?.replace(/\.\w+$/, '');
/**
 * Pages load lists of these names, which no compression shortens: seven characters are the fewest that the bundler takes. Names of
 * pictures and fonts stay as long as the prerenderer makes them, because its documents name them.
 */
const chunkName = ({ name }: { name: string }) => `assets/${shortName(name)}-[hash:7].js`;
const assetName = ({ names }: { names: string[] }) => `assets/${shortName(names[0])}-[hash][extname]`;

/** react-router names its development build to every bundler; the other one leaves the warnings out. */
const productionRouter = [
  { find: /^react-router$/, replacement: here('../node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: here('../node_modules/react-router/dist/production/dom-export.mjs') },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  root: here('.'),
  plugins: [react(), catalogues(here('src')), articles(here('src')), shake(), minifyTwice(TARGET)],
  resolve: {
    alias: [
      { find: '@contract', replacement: here('../src/contract') },
      ...folders.map((name) => ({ find: `@${name}`, replacement: here(`src/${name}`) })),
      ...(command === 'build' ? productionRouter : []),
      // Catalogues are compiled while building, so the parser of ICU messages need not be shipped.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: here('../node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
      },
    ],
  },
  build: {
    outDir: here('../dist/web'),
    emptyOutDir: true,
    manifest: 'manifest.json',
    // Most licenses ask that their text comes along; `build.mjs` adds those of the faces.
    license: { fileName: 'licenses.txt' },
    // A list of what each lazy module imports would be the largest part of the start script. Documents name what their
    // page needs (tools/documents.mjs), and the list keeps the stylesheets.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    target: TARGET,
    // `minifyTwice` does it.
    minify: false,
    cssMinify: 'lightningcss',
    // The prerenderer needs no few files, and its groups could import one another in a circle.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: entries,
          output: {
            minify: false,
            codeSplitting: { groups: chunkGroups },
            chunkFileNames: chunkName,
            assetFileNames: assetName,
          },
        },
  },
  ssr: { noExternal: true },
  server: {
    port: 4220,
    strictPort: true,
    proxy: { '/api': SERVER, '/healthz': SERVER, '/manifest.webmanifest': SERVER },
  },
}));
