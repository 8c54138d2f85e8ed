import { fileURLToPath } from 'node:url';

/** The characters of the product's fonts (`web/scripts/faces.mjs`): those of Windows-1252. */
const COMMON = /^[\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;

const file = (name: string) => fileURLToPath(new URL(`./fonts/${name}`, import.meta.url));

/** Besley for headlines and Figtree for text, as on the screen (their license is in the same folder). */
export const FACES = {
  headline: file('Besley.ttf'),
  text: file('Figtree.ttf'),
  bold: file('Figtree-Bold.ttf'),
} as const;
export type Face = keyof typeof FACES;

/** DejaVu Sans (its license is in the same folder): Latin with all diacritics, Vietnamese, Greek, Cyrillic, Arabic. */
export const WIDE_FACES: Record<Face, string> = {
  headline: file('DejaVuSans.ttf'),
  text: file('DejaVuSans.ttf'),
  bold: file('DejaVuSans-Bold.ttf'),
};

/** The font for a text: the product's own, unless it lacks one of the letters. Only the letters in use are embedded. */
export function faceFor(text: string, wanted: Face): string {
  return (COMMON.test(text) ? FACES : WIDE_FACES)[wanted];
}
