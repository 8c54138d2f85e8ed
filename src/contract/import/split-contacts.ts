/** An address in a spreadsheet of tenants: less strict than in forms, because it is what the landlord writes to already. */
export const EMAIL_IN_FILE = /^[^\s@,;]+@(?:[^\s@,;.]+\.)+[^\s@,;.]{2,}$/;

/** Email addresses of several people in one cell, in order. */
export function splitEmails(text: string): string[] {
  return text
    .split(/[\s;,|]+/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A label before a number: "Mobile: (312) 555-0100". */
const LABEL = /^([\p{L}][\p{L} .#-]{0,30}):\s*/u;
const MOBILE = /^(?:mobile|cell|cellulaire|celular|m[oó]vil)/i;

/**
 * Phone numbers in one cell for this many people. Labeled numbers ("Mobile: …, Home: …") belong to one person, of whom the
 * mobile number is used. Others are assigned to the people in order.
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
