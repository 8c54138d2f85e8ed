// Turns the built template into one document per public page and language, and tells the server what there is.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PRELOADED_FACE = 'besley-latin-wght-normal.woff2';

/** Name of a page's documents: `pages/index.en.html`, `pages/register/landlord.fr.html`. */
export const documentName = (path, language) => `pages/${path === '/' ? 'index' : path === '*' ? 'not-found' : path.slice(1)}.${language}.html`;

/** The stylesheets of a module and of everything it imports at once, in order. */
function stylesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((imported) => stylesOf(manifest, imported, seen)), ...(chunk.css ?? [])];
}

function sourceKey(manifest, module) {
  const key = [`src/${module}.tsx`, `src/${module}.ts`].find((candidate) => manifest[candidate]);
  if (!key) throw new Error(`The bundle has no module ${module}.`);
  return key;
}

const LAYOUT_MODULES = { site: 'site/SiteLayout', bare: 'app/layouts/BareLayout' };

function styleLinks(manifest, row) {
  const modules = ['app/main', LAYOUT_MODULES[row.layout], row.page].filter(Boolean);
  const entry = new Set(stylesOf(manifest, 'index.html'));
  const styles = new Set(modules.flatMap((module) => stylesOf(manifest, sourceKey(manifest, module))));
  return [...styles].filter((file) => !entry.has(file)).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
}

function fontPreload(manifest) {
  const face = Object.values(manifest).find(({ src }) => src?.endsWith(PRELOADED_FACE));
  if (!face) throw new Error(`The bundle has no ${PRELOADED_FACE}.`);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${face.file}">`;
}

/** The shell has nothing to show before the application runs: its modules load with it. */
function appPreloads(manifest) {
  const modules = ['src/app/main.tsx', ...(manifest['src/app/main.tsx']?.imports ?? [])];
  return modules.map((key) => `<link rel="modulepreload" crossorigin href="/${manifest[key].file}">`);
}

/** Scripts inside documents are forbidden by the content policy: better found here than in a browser. */
function checkScripts(html, name) {
  if (/<script(?![^>]*\bsrc=)[^>]*>/.test(html)) throw new Error(`${name} has an inline script.`);
}

function fill(template, { language, head, body, links }) {
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<!--head-->', () => [head, ...links].join('\n    '))
    .replace('<!--page-->', () => body);
}

function sitemap(rows, languages, origin) {
  const url = (path, language) => `${origin}${path}${language === 'en' ? '' : `?lang=${language}`}`;
  const entry = (path) => {
    const links = languages.map((language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url(path, language)}"/>`);
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

async function writePages({ out, template, manifest, site, languages }) {
  const font = fontPreload(manifest);
  for (const row of site.prerendered) {
    for (const language of languages) {
      const name = documentName(row.path, language);
      const html = fill(template, { language, ...(await site.renderPage(row, language)), links: [font, ...styleLinks(manifest, row)] });
      checkScripts(html, name);
      await mkdir(join(out, name, '..'), { recursive: true });
      await writeFile(join(out, name), html);
    }
  }
  return site.prerendered.length * languages.length;
}

export async function writeDocuments({ out, ssrEntry }) {
  const template = await readFile(join(out, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(out, 'manifest.json'), 'utf8'));
  const site = await import(pathToFileURL(ssrEntry).href);
  site.checkModules();
  const languages = site.LANGUAGES.map(({ code }) => code);
  const count = await writePages({ out, template, manifest, site, languages });
  const shell = { language: 'en', head: `<title>${site.PRODUCT.name}</title>`, body: '', links: [fontPreload(manifest), ...appPreloads(manifest)] };
  await writeFile(join(out, 'pages/app.html'), fill(template, shell));
  await writeFile(join(out, 'routes.json'), JSON.stringify(serverTable(site.routes), null, 1));
  await writeFile(join(out, 'sitemap.xml'), sitemap(site.routes, languages, site.ORIGIN));
  await rm(join(out, 'index.html'));
  return `${count} documents`;
}
