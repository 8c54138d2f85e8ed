// Turns the built template into one document per public page and language, and tells the server what there is.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { neededStyles } from './needed-styles.mjs';
import { BOOT, mergeStyles } from './styles.mjs';

const HEADLINE_FACE = 'besley-headlines.woff2';
const TEXT_FACE = 'figtree-texts.woff2';
const EARLY = 'src/app/early.ts';
const TEMPLATE = fileURLToPath(new URL('../index.html', import.meta.url));
/** Shown in a document without a page of its own until the application draws something. */
const WAITING = fileURLToPath(new URL('waiting.html', import.meta.url));

/** Name of a page's documents: `pages/index.en.html`, `pages/register/landlord.fr.html`. */
export const documentName = (path, language) =>
  `pages/${path === '/' ? 'index' : path === '*' ? 'not-found' : path.slice(1)}.${language}.html`;

function sourceKey(manifest, module) {
  const key = [`src/${module}.tsx`, `src/${module}.ts`].find((candidate) => manifest[candidate]);
  if (!key) throw new Error(`The bundle has no module ${module}.`);
  return key;
}

const LAYOUT_MODULES = { site: 'site/SiteLayout', bare: 'app/layouts/BareLayout' };

/** What a prerendered page is made of. */
function modulesOf(manifest, row) {
  return ['app/main', LAYOUT_MODULES[row.layout], row.page]
    .filter(Boolean)
    .map((module) => sourceKey(manifest, module));
}

/** All scripts of a module's first load: its own and what it imports. */
function scriptsOf(manifest, key, seen) {
  if (seen.has(key)) return;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) scriptsOf(manifest, imported, seen);
}

/** The catalogues' modules are virtual: the manifest knows them by that name. */
const wordsKey = (manifest, group, language) =>
  Object.keys(manifest).find((key) => key.endsWith(`virtual:catalogue/${group}/${language}`));

/** The page's own words, and those of the parts that appear automatically once the page is live. */
const wordsOf = (row) => ['base', ...(row.layout === 'site' ? ['site'] : []), ...row.catalogues];
const LATER_WORDS = ['announcements', 'cookies', 'forms', 'chat'];

/** The files by which the application finds the page and its words without the tables of all (`i18n/named-parts`). */
async function namedMeta({ out, manifest }, row, language) {
  const groups = [...wordsOf(row), ...(row.layout === 'site' ? LATER_WORDS : [])];
  const keys = new Map([
    [row.page, sourceKey(manifest, row.page)],
    ...groups.map((group) => [`${group}/${language}`, wordsKey(manifest, group, language)]),
  ]);
  const pairs = await Promise.all(
    [...keys].map(async ([name, key]) =>
      (await standsAlone(join(out, manifest[key].file))) ? `${name}=${manifest[key].file.replace('assets/', '')}` : '',
    ),
  );
  return `<meta name="named" content="${pairs.filter(Boolean).join(' ')}">`;
}

const alone = new Map();

/** Whether the file is the module itself: one that shares its file with others has no default export. */
async function standsAlone(file) {
  if (!alone.has(file))
    alone.set(file, /export\s*\{[^}]*\bas default\b|export default/.test(await readFile(file, 'utf8')));
  return alone.get(file);
}

/**
 * The addresses of all files that the page needs to become interactive, so that they are fetched together with the boot
 * script. Otherwise each would only be found after the module that imports it.
 */
function partsMeta(manifest, row, language) {
  const keys = [BOOT, ...modulesOf(manifest, row), ...wordsOf(row).map((group) => wordsKey(manifest, group, language))];
  const seen = new Set();
  for (const key of keys) scriptsOf(manifest, key, seen);
  const files = new Set([...seen].map((key) => manifest[key].file.replace('assets/', '')));
  return `<meta name="parts" content="${[...files].join(' ')}">`;
}

function fontPreload(manifest, name) {
  const face = Object.values(manifest).find(({ src }) => src?.endsWith(name));
  if (!face) throw new Error(`The bundle has no ${name}.`);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${face.file}">`;
}

/** The shell has nothing to show before the application runs: its modules load with it. */
function appPreloads(manifest) {
  const modules = [BOOT, 'src/app/main.tsx', ...(manifest['src/app/main.tsx']?.imports ?? [])];
  return modules.map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key].file}">`);
}

/** The script of `app/early` in its own file. The server reads its hash for the content security policy. */
async function earlyScript({ out, manifest }) {
  const { file } = manifest[EARLY];
  const code = `(()=>{${(await readFile(join(out, file), 'utf8')).trim()}})()`;
  await rm(join(out, file));
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` };
}

/** Structured data for search engines isn't a script, so the content security policy allows it. */
const DATA = /<script type="application\/ld\+json">/g;

/** Other scripts inside documents are forbidden by the content policy: better found here than in a browser. */
function checkScripts(html, name, early) {
  if (html.replace(`<script>${early.code}</script>`, '').replaceAll(DATA, '').includes('<script'))
    throw new Error(`${name} has another script.`);
}

/** A small picture within the document itself: one request less before the first paint. */
const dataAddress = (svg) =>
  `data:image/svg+xml,${encodeURIComponent(svg.trim()).replaceAll('%20', ' ').replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%3D', '=').replaceAll('%2C', ',')}`;

/** The template as the bundle has it: its scripts are those of development. */
function builtTemplate({ source, icon }, { merged }, manifest, early) {
  return source
    .replace('/favicon.svg', dataAddress(icon))
    .replace('content="/src/app/boot.ts"', `content="/${manifest[BOOT].file}"`)
    .replace('<!--head-->', `<!--head-->\n    <link rel="stylesheet" crossorigin href="/${merged}">`)
    .replace('<script type="module" src="/src/app/early.ts"></script>', () => `<script>${early.code}</script>`);
}

/**
 * A page is first rendered with the rules that are in the document. The whole sheet comes with the application, which
 * waits for it, or without scripts from its link.
 */
async function withOwnStyles(html, { merged, text, faces }) {
  const link = `<link rel="stylesheet" crossorigin href="/${merged}">`;
  const rules = await neededStyles(text, html);
  return html.replace(link, () => `<style>${faces}${rules}</style>\n    <noscript>${link}</noscript>`);
}

function fill(template, { language, head, body, data = '', links }) {
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<!--head-->', () => [head, ...links].join('\n    '))
    .replace('<!--page-->', () => body)
    .replace('</body>', () => `${data}</body>`);
}

function sitemap(rows, languages, origin) {
  const url = (path, language) => `${origin}${path}${language === 'en' ? '' : `?lang=${language}`}`;
  const entry = (path) => {
    const links = languages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url(path, language)}"/>`,
    );
    return languages.map((language) => `  <url><loc>${url(path, language)}</loc>${links.join('')}</url>`).join('\n');
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...rows.filter((row) => row.prerender && !row.noindex).map((row) => entry(row.path)),
    '</urlset>',
    '',
  ].join('\n');
}

/** What the server needs of the route table. */
function serverTable(rows) {
  return rows.map(({ path, aliases, redirects, prerender, noindex }) => ({
    path,
    aliases,
    redirects,
    noindex,
    document: prerender ? documentName(path, '{lang}') : null,
  }));
}

async function writePages({ out, template, styles, manifest, site, languages, early }) {
  const fonts = [HEADLINE_FACE, TEXT_FACE].map((face) => fontPreload(manifest, face));
  for (const row of site.prerendered) {
    for (const language of languages) {
      const name = documentName(row.path, language);
      const html = await withOwnStyles(
        fill(template, {
          language,
          ...(await site.renderPage(row, language)),
          links: [...fonts, partsMeta(manifest, row, language), await namedMeta({ out, manifest }, row, language)],
        }),
        styles,
      );
      checkScripts(html, name, early);
      await mkdir(join(out, name, '..'), { recursive: true });
      await writeFile(join(out, name), html);
    }
  }
  return site.prerendered.length * languages.length;
}

export async function writeDocuments({ out, ssrEntry }) {
  const manifest = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8'));
  const site = await import(pathToFileURL(ssrEntry).href);
  await site.checkModules();
  const modules = [...new Set(site.prerendered.flatMap((row) => modulesOf(manifest, row)))];
  const styles = await mergeStyles({ out, manifest, modules });
  const early = await earlyScript({ out, manifest });
  const template = builtTemplate(
    { source: await readFile(TEMPLATE, 'utf8'), icon: await readFile(join(out, 'favicon.svg'), 'utf8') },
    styles,
    manifest,
    early,
  );
  const languages = site.LANGUAGES.map(({ code }) => code);
  const count = await writePages({ out, template, styles, manifest, site, languages, early });
  const shell = {
    language: 'en',
    head: `<title>${site.PRODUCT.name}</title>`,
    body: '',
    data: await readFile(WAITING, 'utf8'),
    links: [
      `<style>${styles.faces}</style>`,
      ...[HEADLINE_FACE, TEXT_FACE].map((face) => fontPreload(manifest, face)),
      ...appPreloads(manifest),
    ],
  };
  await writeFile(join(out, 'pages/app.html'), fill(template, shell));
  await writeFile(join(out, 'routes.json'), JSON.stringify(serverTable(site.routes), null, 1));
  await writeFile(join(out, 'inline-scripts.json'), JSON.stringify([early.hash]));
  await writeFile(join(out, 'sitemap.xml'), sitemap(site.routes, languages, site.ORIGIN));
  return `${count} documents`;
}
