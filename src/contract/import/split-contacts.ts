/** Addresses of several people in one cell, in their order. */
export function splitEmails(text: string): string[] {
  return text
    .split(/[\s;,|]+/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A word before a number that says which one it is: "Mobile: (312) 555-0100". */
const LABEL = /^([\p{L}][\p{L} .#-]{0,30}):\s*/u;
const MOBILE = /^(?:mobile|cell|cellulaire|celular|m[oó]vil)/i;

/**
 * Phone numbers of one cell for so many people. Labeled ones ("Mobile: …, Home: …") are several of one person, of which the mobile
 * one counts; others go to the people in their order.
 */
export function splitPhones(text: string, people: number): string[] {
  const parts = text
    .split(/[;,|\n\r]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (!parts.some((part) => LABEL.test(part)))
    return people > 1 || parts.length > 1 ? parts.slice(0, Math.max(people, 1)) : [text.trim()].filter(Boolean);
  const mobile = parts.find((part) => MOBILE.test(part)) ?? parts[0] ?? '';
  return [mobile.replace(LABEL, '')].filter(Boolean);
}
