// Adds the licenses of the faces to those of the packages, which Vite collects: it looks at scripts alone.
import { appendFile, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const FACES = here('../src/ui/tokens/fonts.css');
const PACKAGES = here('../../node_modules');

/** @param {string} file where Vite wrote the licenses */
export async function addFontLicenses(file) {
  const css = await readFile(FACES, 'utf8');
  const names = [...new Set(css.match(/@fontsource-variable\/\w+/g))];
  for (const name of names) await appendFile(file, await entryOf(name));
  return `${names.length} faces`;
}

async function entryOf(name) {
  const { version, license } = JSON.parse(await readFile(`${PACKAGES}/${name}/package.json`, 'utf8'));
  return `\n## ${name} - ${version} (${license})\n\n${(await readFile(`${PACKAGES}/${name}/LICENSE`, 'utf8')).trim()}\n`;
}
