// Puts the stylesheets of the public pages into one file. Split by module they would be twenty requests a page, each holding
// back its first paint, and their names would be a good part of the start script.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The stylesheets of a module and of everything it imports at once, in order: what refines a look comes after it. */
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
    if (next !== code) await writeFile(file, next);
  }
}

const FACES = /@font-face\s*\{[^}]*\}/g;

/**
 * Merges the sheets of these modules in `out`; gives the one file's name, its text, the faces of the fonts,
 * and the names that the file takes the place of. The faces stand in each document and not in the file: a face that is declared
 * a second time is a new one, and a page that was drawn with the local face would be drawn anew when the file comes.
 */
export async function mergeStyles({ out, manifest, modules }) {
  const seen = new Set();
  const names = new Set([BOOT, ...modules].flatMap((key) => stylesOf(manifest, key, seen)));
  const texts = await Promise.all([...names].map((name) => readFile(join(out, name), 'utf8')));
  const text = texts.join('\n');
  // Scripts name it, and keep their own names: it must follow from the sheets, whose names are part of the scripts' hashes.
  const merged = `assets/look-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
  const rules = text.replaceAll(FACES, '');
  await writeFile(join(out, merged), rules);
  await renameInScripts(join(out, 'assets'), names, merged);
  await Promise.all([...names].map((name) => rm(join(out, name))));
  return { merged, text: rules, faces: text.match(FACES)?.join('') ?? '', names };
}
