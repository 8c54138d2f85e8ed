/** The bytes of a file that a request asks for, `to` not included; `null` for one outside of the file. */
export interface Range {
  from: number;
  to: number;
}

/**
 * What a `Range` header asks for (RFC 9110, 14.2). Undefined when the whole file is the answer: without the header, and
 * for units and lists of ranges that a server may ignore. Null for 416.
 */
export function rangeOf(header: string | undefined, bytes: number): Range | null | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes : Math.min(bytes, Number(last) + 1);
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  return from < to ? { from, to } : null;
}
