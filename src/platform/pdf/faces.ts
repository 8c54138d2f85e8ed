import { fileURLToPath } from 'node:url';

/** The letters of the product's faces (`web/scripts/faces.mjs`): those of Windows-1252. */
const COMMON = /^[\n\u0020-\u007e\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;

const file = (name: string) => fileURLToPath(new URL(`./fonts/${name}`, import.meta.url));

/** Besley for headlines, Figtree for texts, as on the screen (licence beside them). */
export const FACES = {
  headline: file('Besley.ttf'),
  text: file('Figtree.ttf'),
  bold: file('Figtree-Bold.ttf'),
} as const;
export type Face = keyof typeof FACES;

/** DejaVu Sans (licence beside it): Latin with all its marks, Vietnamese, Greek, Cyrillic, Arabic. */
export const WIDE_FACES: Record<Face, string> = {
  headline: file('DejaVuSans.ttf'),
  text: file('DejaVuSans.ttf'),
  bold: file('DejaVuSans-Bold.ttf'),
};

/** The face for a text: the product's, unless it lacks a letter of the text. Either is embedded letter by letter. */
export function faceFor(text: string, wanted: Face): string {
  return (COMMON.test(text) ? FACES : WIDE_FACES)[wanted];
}
