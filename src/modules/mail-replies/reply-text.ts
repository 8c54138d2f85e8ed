import { REQUEST_LINE_MAX } from '../../contract/limits.js';
import { REPLY_MARK } from '../service-requests/talk/reply-mark.rows.js';

/** Lines that mail programs put between an answer and what it answers. */
const RULE = /^\s*(?:[_*=-]{5,}|-- ?)\s*$/;
/** How many lines a program takes to say whose email follows. */
const ATTRIBUTION_LINES = 4;

/**
 * What someone wrote above our own email: without the email itself, what the program says about it ("On Monday … wrote:", in any
 * language: it names `ours`, an address of the product) and the signature. Cut to the length of a line of the conversation.
 */
export function replyText(text: string, ours: readonly string[]): string {
  const lines = plain(text).split('\n');
  const marked = lines.findIndex((line) => line.includes(REPLY_MARK));
  const above = withoutSignature(marked < 0 ? lines : lines.slice(0, marked));
  const named = above.findIndex((line) => ours.some((address) => line.toLowerCase().includes(address.toLowerCase())));
  const own = trimmedEnd(named < 0 ? above : above.slice(0, paragraphStart(above, named)));
  const written = own.join('\n').trim();
  return written.length > REQUEST_LINE_MAX ? `${written.slice(0, REQUEST_LINE_MAX - 1)}…` : written;
}

/** Control characters and broken ones are no writing, and PostgreSQL takes no NUL. */
function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b\ufeff]/g, '');
}

function withoutSignature(lines: string[]): string[] {
  const at = lines.findIndex((line) => line === '-- ' || line === '--');
  return at < 0 ? lines : lines.slice(0, at);
}

/** "On Monday" may stand on the line above the address. What a person wrote is set apart by an empty line. */
function paragraphStart(lines: string[], named: number): number {
  for (let at = named; at > Math.max(0, named - ATTRIBUTION_LINES); at--) {
    if ((lines[at - 1] ?? '').trim() === '') return at;
  }
  return named;
}

/** Quoted and empty lines and rules at the end are the other email's. */
function trimmedEnd(lines: string[]): string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !/^\s*>/.test(line) && !RULE.test(line));
  return lines.slice(0, last + 1);
}
