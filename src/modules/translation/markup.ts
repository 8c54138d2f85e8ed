import type { Piece } from './kept-terms.js';

/** The element in which a provider leaves text as it is, and how it ends. */
export interface KeptElement {
  open: string;
  close: string;
  /** Also where the provider turned the element into another spelling of itself. */
  openAgain: RegExp;
}

/** What came back: the whole text, and what was in kept elements. */
export interface Unmarked {
  text: string;
  kept: string[];
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi;

/** Writes a text so that markup in it stays text, and what is kept is in its element. Lines end in `<br/>`, which keeps them apart. */
export function mark(pieces: readonly Piece[], { open, close }: KeptElement): string {
  return pieces
    .map((piece) => ('kept' in piece ? `${open}${escaped(piece.kept)}${close}` : escaped(piece.text)))
    .join('')
    .replaceAll('\n', '<br/>');
}

/**
 * Reads the answer of a provider. Null when it contains markup that was never sent, because such an answer can't be
 * trusted.
 */
export function unmark(answer: string, { close, openAgain }: KeptElement): Unmarked | null {
  const kept: string[] = [];
  let text = '';
  let rest = answer.replaceAll(/<br\s*\/?>(?:<\/br>)?/gi, '\n');
  for (;;) {
    const begins = openAgain.exec(rest);
    if (!begins) break;
    const from = begins.index + begins[0].length;
    const ends = rest.indexOf(close, from);
    if (ends < 0) return null;
    kept.push(unescaped(rest.slice(from, ends)));
    text += `${rest.slice(0, begins.index)}${rest.slice(from, ends)}`;
    rest = rest.slice(ends + close.length);
  }
  text += rest;
  if (/[<>]/.test(text)) return null;
  const read = unescaped(text);
  // PostgreSQL can store neither NUL nor half a character.
  return read.includes('\0') || !read.isWellFormed() ? null : { text: read, kept };
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
}

function unescaped(text: string): string {
  return text.replaceAll(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
