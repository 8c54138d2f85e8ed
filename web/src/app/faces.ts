/** The fonts that the document declares, identified by their descriptors. */
const nameOf = ({ family, weight, unicodeRange }: { family: string; weight: string; unicodeRange: string }) =>
  [family.replaceAll('"', ''), weight, unicodeRange].join();

/** A copy of the font that is shown as soon as it is added. The declared font itself is never used if it arrives late. */
function again({ style }: CSSFontFaceRule): FontFace {
  const read = (name: string) => style.getPropertyValue(name);
  return new FontFace(read('font-family').replaceAll(/["']/g, ''), read('src'), {
    weight: read('font-weight'),
    unicodeRange: read('unicode-range'),
    display: 'block',
  });
}

function declared(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .filter(({ href }) => !href)
    .flatMap((sheet) => [...sheet.cssRules].filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule));
}

/**
 * Shows the product's fonts from the next page on, if the first page was painted before they arrived (`font-display:
 * optional`). Text never changes while someone reads it: the fonts are loaded from the browser's cache now, and added when a
 * navigation begins. Browsers without the Navigation API keep the adjusted local fonts.
 */
export async function prepareFaces(): Promise<void> {
  if (!('navigation' in window)) return;
  await document.fonts.ready;
  const arrived = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(nameOf));
  const faces = declared()
    .map(again)
    .filter((face) => arrived.has(nameOf(face)));
  await Promise.all(faces.map((face) => face.load()));
  navigation.addEventListener(
    'navigate',
    ({ hashChange }) => !hashChange && faces.forEach((face) => document.fonts.add(face)),
  );
}
