/** Messages of one language: id → text. */
type Texts = Record<string, string>;

const ARTICLES = {
  fr: /(?<!\p{L})(?:le|la|les|un|une|des|du) |[ld]’/giu,
  es: /(?<!\p{L})(?:el|los|la|las|un|una|unos|unas) /giu,
};
/** Endings that differ by agreement: “Refusée” and “Refusé” are one translation. */
const ENDINGS = { fr: /e*s?$/u, es: /[ao]?s?$/u };

/** A translation without articles, endings of agreement and punctuation at its end. */
function stem(text: string, language: 'fr' | 'es'): string {
  const words = text
    .toLocaleLowerCase(language)
    .replace(/[.…:!]+$/u, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(ARTICLES[language], '')
    .trim()
    .split(/\s+/u);
  return words.map((word) => word.replace(ENDINGS[language], '')).join(' ');
}

/** English labels (short texts without values) that a language translates in several ways, each with its translations. */
export function severalWords(english: Texts, translated: Texts, language: 'fr' | 'es'): Map<string, string[]> {
  const labels = new Map<string, Map<string, string>>();
  for (const [id, label] of Object.entries(english)) {
    const translation = translated[id];
    if (!translation || label.length > 28 || /[{<]/.test(label)) continue;
    const ways = labels.get(label) ?? new Map<string, string>();
    labels.set(label, ways.set(stem(translation, language), translation));
  }
  return new Map([...labels].filter(([, ways]) => ways.size > 1).map(([label, ways]) => [label, [...ways.values()]]));
}
