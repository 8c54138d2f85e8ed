/** A text in pieces: what is translated, and what must come back as it is. */
export type Piece = { text: string } | { kept: string };

/**
 * Amounts, addresses of mail and web, days and times in figures, phone numbers. Words for days are left to the translator,
 * who says them as readers of the other language do. Every repetition is bounded, so that no text takes long.
 */
const FIGURES = [
  String.raw`https?://[^\s<>]+`,
  String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}`,
  String.raw`(?:CA|US)?[$€£]\s?\d[\d.,\u00a0\u202f]{0,20}\d|(?:CA|US)?[$€£]\s?\d`,
  String.raw`\d[\d.,\u00a0\u202f ]{0,20}(?:[$€£]|(?:CAD|USD|EUR|GBP)(?![\p{L}\d]))`,
  String.raw`\d{4}-\d{2}-\d{2}`,
  String.raw`\d{1,2}[/.]\d{1,2}[/.]\d{2,4}`,
  String.raw`\d{1,2}:\d{2}`,
  String.raw`\+?\(?\d[\d ().-]{6,20}\d`,
].join('|');

const NO_WORD_BEFORE = String.raw`(?<![\p{L}\p{N}])`;
const NO_WORD_AFTER = String.raw`(?![\p{L}\p{N}])`;

/** At most so many terms of a conversation are looked for; the longest are found first. */
const TERMS_MAX = 200;

/**
 * Cuts a text where it has terms of the conversation or figures. Joined again, the pieces are the text. A label such as `4` or
 * `B` is no term: it would be found in every sentence, and translators leave numbers as they are.
 */
export function splitKept(text: string, terms: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(patternOf(terms))) {
    if (!isName(text, found, index)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ kept: found });
    from = index + found.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** What must come back, in its order. */
export function keptOf(pieces: readonly Piece[]): string[] {
  return pieces.flatMap((piece) => ('kept' in piece ? [piece.kept] : []));
}

/** Whether a translator would find any word in it. */
export function hasWords(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => 'text' in piece && /\p{L}/u.test(piece.text));
}

/** Whether each term came back, as often as it was there. The order is the other language's own. */
export function allKept(wanted: readonly string[], found: readonly string[]): boolean {
  const rest = [...found].sort();
  return wanted.length === rest.length && [...wanted].sort().every((term, at) => term === rest[at]);
}

function patternOf(terms: readonly string[]): RegExp {
  const usable = [...new Set(terms.map((term) => term.trim()))]
    .filter((term) => term.length > 1 && !/^\d+$/.test(term))
    .sort((one, other) => other.length - one.length)
    .slice(0, TERMS_MAX)
    .map((term) => `${NO_WORD_BEFORE}${literal(term)}${NO_WORD_AFTER}`);
  return new RegExp([...usable, FIGURES].join('|'), 'gu');
}

const literal = (term: string) => term.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** "Will you come?" has no name in it, "Will, you can come" has: a single word that begins a sentence is one only before a comma. */
function isName(text: string, found: string, at: number): boolean {
  if (!/^\p{L}+$/u.test(found)) return true;
  const before = text.slice(0, at).trimEnd();
  const begins = before === '' || '.!?:'.includes(before.slice(-1)) || text.slice(before.length, at).includes('\n');
  return !begins || /^[,!]/.test(text.slice(at + found.length).trimStart());
}
