import { fileURLToPath } from 'node:url';

/** Letters that the fonts of every PDF reader have: those of Windows-1252. */
const COMMON = /^[\u0000-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;

export const FACES = ['Helvetica', 'Helvetica-Bold', 'Times-Roman', 'Times-Bold'] as const;
export type Face = (typeof FACES)[number];

const file = (name: string) => fileURLToPath(new URL(`./fonts/${name}`, import.meta.url));

/** DejaVu Sans (licence beside it): Latin with all its marks, Vietnamese, Greek, Cyrillic, Arabic. Embedded letter by letter. */
export const EMBEDDED = { plain: file('DejaVuSans.ttf'), bold: file('DejaVuSans-Bold.ttf') } as const;

/** The face for a text: the wanted one, unless it lacks a letter of the text; then one that is embedded. */
export function faceFor(text: string, wanted: Face): string {
  if (COMMON.test(text)) return wanted;
  return wanted.endsWith('Bold') ? EMBEDDED.bold : EMBEDDED.plain;
}
