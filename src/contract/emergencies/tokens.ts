import { SKIPPED } from './words.js';

export interface Token {
  /** Small letters without accents; a number as it is written. */
  word: string;
  sentence: number;
  /** The number of the clause, counted by commas. */
  clause: number;
  /** Where it ends in the text. */
  end: number;
}

const PIECE = /[°º]|\p{N}+|[\p{L}\p{M}]+|[^\p{L}\p{M}\p{N}\s]|\n/gu;
const ENDS = new Set(['.', '!', '?', ';', ':', '\n', '¿', '¡']);
/** The next clause is independent: "no smoke, but sparks". */
const TURNS = new Set(['but', 'mais', 'pero']);
const LONGEST = 24;

/** Cuts a text into the words that count, in one pass. Words longer than any of ours are cut off. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let [sentence, clause] = [0, 0];
  let before = '';
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    const previous = tokens.at(-1);
    const word = isMinus(text, index) ? 'minus' : fold(piece);
    // "Don’t" is one word, "l’eau" is two.
    if (word === 't' && isApostrophe(before) && previous?.end === index - 1 && previous.word.endsWith('n')) {
      previous.word += 't';
      previous.end = index + 1;
    } else if (ENDS.has(piece) || TURNS.has(word)) {
      sentence += 1;
      clause += 1;
    } else if (piece === ',') clause += 1;
    else if (word && !SKIPPED.has(word)) tokens.push({ word, sentence, clause, end: index + piece.length });
    before = piece;
  }
  return tokens;
}

/** One piece as phrases spell it; empty for a sign. */
function fold(piece: string): string {
  if (piece === '°' || piece === 'º') return 'degrees';
  return (
    piece
      .slice(0, LONGEST)
      .toLowerCase()
      // NFD leaves the letter of “œufs”, as French keyboards write it, in one piece.
      .replaceAll('œ', 'oe')
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]/gu, '')
  );
}

/** "-15", and not the hyphen of "break-in" or "14-15". */
function isMinus(text: string, at: number): boolean {
  const [before = ' ', sign = '', after = ''] = [text[at - 1], text[at], text[at + 1]];
  return (sign === '-' || sign === '−') && before.trim() === '' && after >= '0' && after <= '9';
}

function isApostrophe(piece: string): boolean {
  return piece === "'" || piece === '’' || piece === '´' || piece === '`';
}
