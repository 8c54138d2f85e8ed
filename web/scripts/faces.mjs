// Makes the faces of public pages anew (`ui/tokens/faces`), with the characters of English, French and Spanish: Besley at the one
// weight of the headlines, Figtree at those of texts. Each answer fits into the first ten packets of a connection, so that it
// takes one round trip; other characters come from the whole faces (`ui/tokens/fonts.css` has the ranges).
// Those of PDFs (`src/platform/pdf/fonts`) have every letter of Windows-1252, one weight a file: PDFs know no variable faces.
// `node web/scripts/faces.mjs`; HarfBuzz's subsetter is fetched from npm for it. Both faces: SIL Open Font License 1.1.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SUBSETTER = 'subset-font@2.9.0';
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const HOME = here('../../node_modules/.cache/faces');
const SOURCES = here('../../node_modules/@fontsource-variable');

const LETTERS = ' ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ACCENTED = 'ÀÂÇÈÉÊËÎÏÔŒÙÛÜÁÍÓÚÑàâçèéêëîïôœùûüáíóúñ';
const SIGNS = `\u00A0!"$%&'()+,-./:;?«»‘’“”¿¡–—…·€`;
const FACES = [
  {
    source: 'besley/files/besley-latin-wght-normal.woff2',
    target: 'besley-headlines.woff2',
    text: LETTERS + ACCENTED + SIGNS,
    weights: 540,
    features: ['kern', 'liga', 'calt'],
  },
  {
    source: 'figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree-texts.woff2',
    text: `${LETTERS}${ACCENTED}${SIGNS}#*=@_[]©°Ææÿ`,
    weights: { min: 400, max: 700, default: 400 },
    features: ['kern', 'tnum', 'pnum', 'rvrn'],
  },
];
/** The letters that `src/platform/pdf/faces.ts` leaves to these faces. */
const WINDOWS_1252 = `${String.fromCharCode(...Array.from({ length: 0x100 }, (_, code) => code).filter((code) => code >= 0x20 && (code < 0x7f || code > 0x9f)))}€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ`;
const PDF_FEATURES = ['kern', 'tnum', 'pnum'];
const PDF_FACES = [
  { source: 'besley/files/besley-latin-wght-normal.woff2', target: 'Besley.ttf', weights: 540 },
  { source: 'figtree/files/figtree-latin-wght-normal.woff2', target: 'Figtree.ttf', weights: 400 },
  { source: 'figtree/files/figtree-latin-wght-normal.woff2', target: 'Figtree-Bold.ttf', weights: 700 },
];
const COPYRIGHT = 0;

function subsetter() {
  mkdirSync(HOME, { recursive: true });
  // A package.json of its own keeps npm from looking at the project's.
  writeFileSync(join(HOME, 'package.json'), '{ "private": true }\n');
  execFileSync('npm', ['install', '--prefix', HOME, '--no-audit', '--no-fund', '--loglevel=error', SUBSETTER], {
    stdio: 'inherit',
  });
  return createRequire(join(HOME, 'package.json'))('subset-font');
}

/** The characters as `unicode-range` writes them. */
function rangeOf(text) {
  const codes = [...new Set(text)].map((sign) => sign.codePointAt(0)).sort((left, right) => left - right);
  const runs = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

const subset = subsetter();
for (const { source, target, weights } of PDF_FACES) {
  const options = {
    targetFormat: 'truetype',
    variationAxes: { wght: weights },
    keepFeatures: PDF_FEATURES,
    preserveNameIds: [COPYRIGHT],
    noHinting: true,
  };
  const face = await subset(readFileSync(join(SOURCES, source)), WINDOWS_1252, options);
  writeFileSync(join(here('../../src/platform/pdf/fonts'), target), face);
  console.log(`${target}: ${face.length} bytes`);
}
for (const { source, target, text, weights, features } of FACES) {
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
    preserveNameIds: [COPYRIGHT],
    noHinting: true,
  };
  const face = await subset(readFileSync(join(SOURCES, source)), text, options);
  writeFileSync(join(here('../src/ui/tokens/faces'), target), face);
  console.log(`${target}: ${face.length} bytes, unicode-range: ${rangeOf(text)}`);
}
