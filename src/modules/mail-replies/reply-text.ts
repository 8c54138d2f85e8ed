import { REQUEST_LINE_MAX } from '../../contract/work-limits.js';
import { REPLY_MARK } from '../service-requests/talk/reply-mark.rows.js';

/** Lines that mail programs put between a reply and the quoted email. */
const RULE = /^\s*(?:[_*=-]{5,}|-- ?)\s*$/;
/** The most lines of an attribution ("On Monday … wrote:"). */
const ATTRIBUTION_LINES = 4;
/** How an attribution begins in the product's languages: "On Mon, Nov 23, 2026", "Le 23 nov. 2026", "El lun, 23 nov 2026". */
const ATTRIBUTION = /^\s*(?:On|Le|El) .*\b20\d\d\b/;

/**
 * Returns the text that someone wrote above our email, without the quoted email, the signature and the attribution ("On
 * Monday … wrote:"). An attribution is recognized in any language because it contains one of `ours`, addresses of the
 * product. The text is cut to the maximum length of a line of the conversation.
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

/** Removes control characters and invalid ones. PostgreSQL accepts no NUL. */
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

/**
 * The first line of the attribution. "On Monday" may be on a line above the address; it begins in a way that we know, or an
 * empty line separates it from the reply. The first line of all may be the reply, so being first alone proves nothing.
 */
function paragraphStart(lines: string[], named: number): number {
  for (let at = named; at >= Math.max(0, named - ATTRIBUTION_LINES); at--) {
    if (ATTRIBUTION.test(lines[at] ?? '') || lines[at - 1]?.trim() === '') return at;
  }
  return named;
}

/** Removes quoted lines, empty lines and rules at the end, as they belong to the quoted email. */
function trimmedEnd(lines: string[]): string[] {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !/^\s*>/.test(line) && !RULE.test(line));
  return lines.slice(0, last + 1);
}
