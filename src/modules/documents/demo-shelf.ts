/** A leaking valve, a dark lamp, a cracked tile: drawn, so that nothing of a visitor's is ever shown to another one. */
const SHELF = [
  '<rect x="270" y="150" width="60" height="200" fill="#98C4D1"/><circle cx="300" cy="140" r="46" fill="#1B6075"/><path d="M300 360 q-18 34 0 52 q18 -18 0 -52z" fill="#3875BA"/>',
  '<path d="M300 60v110" stroke="#43545A" stroke-width="8"/><path d="M220 260 L260 170 H340 L380 260z" fill="#C3810E"/><circle cx="300" cy="280" r="30" fill="#26393F"/>',
  '<path d="M120 90H480V390H120z" fill="#FFFFFF" stroke="#7C8886" stroke-width="6"/><path d="M180 90 L260 210 L230 270 L330 390" fill="none" stroke="#882C18" stroke-width="8"/>',
];

/**
 * Replaces uploads in the demo world with a picture (docs/specification/demo.md: uploads come from a shelf of
 * pictures). Every visitor is the same demo person there, and would see the uploads of the previous one.
 */
export async function pictureFromShelf(pick: number): Promise<Buffer> {
  const drawing = SHELF[pick % SHELF.length];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="450"><rect width="600" height="450" fill="#E0EEF2"/>${drawing}</svg>`;
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}
