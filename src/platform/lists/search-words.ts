/**
 * What someone typed, as patterns for `like`, one for each word: without accents, case and curly apostrophes. `lw_fold` does the
 * same to the columns (migrations/0410).
 */
export function searchWords(typed: string): string[] {
  return foldedWords(typed).map((word) => `%${word}%`);
}

/** The words, with what SQL takes for a wildcard meaning itself. */
export function foldedWords(typed: string): string[] {
  return plainWords(typed).map(escape);
}

/** The words as `lw_fold` would have them, for comparing without patterns. */
export function plainWords(typed: string): string[] {
  return fold(typed).split(/\s+/u).filter(Boolean);
}

const fold = (text: string) =>
  text
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase();
const escape = (word: string) => word.replace(/[\\%_]/gu, '\\$&');
