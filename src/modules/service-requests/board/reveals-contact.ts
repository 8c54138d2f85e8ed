/** What the job board must not reveal of a request before an offer, or before the acceptance. */
export interface Secrets {
  street: string;
  postalCode: string;
  contactName: string | null;
  phone: string | null;
}

const EMAIL = /[^\s@]@[^\s@]+\.[^\s@]/;
/** Ten digits in a row, or seven in the usual format of a local number. */
const PHONE = /(?:\d[\s().-]{0,2}){9}\d|\b\d{3}[\s.-]\d{4}\b/;

/**
 * Whether a text for the board names street, postal code, person, phone number or email address
 * (docs/specification/elite-partners.md).
 */
export function revealsContact(text: string, { street, postalCode, contactName, phone }: Secrets): boolean {
  const [plain, close] = [flat(text), flat(text).replaceAll(' ', '')];
  const digits = phone?.replace(/\D/g, '') ?? '';
  return (
    EMAIL.test(text) ||
    PHONE.test(text) ||
    (digits.length >= 7 && text.replace(/\D/g, '').includes(digits.slice(-7))) ||
    [street, contactName ?? ''].some((name) => name.length > 2 && ` ${plain} `.includes(` ${flat(name)} `)) ||
    (postalCode.length > 4 && close.includes(flat(postalCode).replaceAll(' ', '')))
  );
}

/** Lower-case letters and digits without accents, with one space between words. */
function flat(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
