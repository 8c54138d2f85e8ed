/** The faces that the document declares, by what tells them apart. */
const nameOf = ({ family, weight, unicodeRange }: { family: string; weight: string; unicodeRange: string }) =>
  [family.replaceAll('"', ''), weight, unicodeRange].join();

/** The same face once more, shown from the moment it is added: what the document declares is given up for good if it comes late. */
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
 * Shows the product's faces from the next page on, if the first was drawn before they arrived (`font-display: optional`). Nobody
 * sees a text change while reading it: faces are loaded from the browser's cache now, and added when a navigation begins. Browsers
 * without the Navigation API stay with the fitted local faces.
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
