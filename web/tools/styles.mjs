// Puts the stylesheets of the public pages into one file. Split by module they would be twenty requests a page, each holding
// back its first paint, and their names would be a good part of the start script.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namedOnce } from './named-once.mjs';

/**
 * The stylesheets of a module and of all its static imports, in order, so that a sheet that refines another comes after
 * it.
 */
export function stylesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((imported) => stylesOf(manifest, imported, seen)), ...(chunk.css ?? [])];
}

/** The boot script: the tokens belong to it. */
export const BOOT = 'src/app/boot.ts';

async function renameInScripts(folder, names, merged) {
  for (const script of (await readdir(folder)).filter((name) => name.endsWith('.js'))) {
    const file = join(folder, script);
    const code = await readFile(file, 'utf8');
    const next = code.replace(/"(assets\/[\w.-]+\.css)"/g, (quoted, name) =>
      names.has(name) ? `"${merged}"` : quoted,
    );
    if (next !== code) await writeFile(file, namedOnce(next));
  }
}

const FACES = /@font-face\s*\{[^}]*\}/g;

/**
 * Merges the sheets of these modules in `out`. Returns the name of the merged file, its text, the font faces, and the
 * names of the files that it replaces. The font faces are in each document and not in the file: a face that is declared
 * a second time is a new one, so a page that was rendered with the local face would be rendered again when the file
 * arrives.
 */
export async function mergeStyles({ out, manifest, modules }) {
  const seen = new Set();
  const names = new Set([BOOT, ...modules].flatMap((key) => stylesOf(manifest, key, seen)));
  const texts = await Promise.all([...names].map((name) => readFile(join(out, name), 'utf8')));
  const text = texts.join('\n');
  // Scripts contain this name but keep their own names. So it must depend only on the sheets, whose names are part of
  // the scripts' hashes.
  const merged = `assets/look-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
  const rules = text.replaceAll(FACES, '');
  await writeFile(join(out, merged), rules);
  await renameInScripts(join(out, 'assets'), names, merged);
  await Promise.all([...names].map((name) => rm(join(out, name))));
  return { merged, text: rules, faces: text.match(FACES)?.join('') ?? '', names };
}
