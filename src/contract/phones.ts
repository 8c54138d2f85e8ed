const EXTENSION = /(?:x|ext\.?|poste|#)\s{0,9}\d{1,6}$/i;
const ALLOWED = /^\+?[\d\s().\-/\u00a0\u202f]+$/;
/** North American Numbering Plan: area code and exchange begin with 2 to 9. */
const NANP = /^[2-9]\d{2}[2-9]\d{6}$/;

/**
 * Whether people can be called at what was typed: a number of the North American plan (Canada, United States), ten digits
 * in Mexico, else an international one that begins with + and has 8 to 15 digits (E.164); within other countries 6 to 14.
 * What was typed is kept as it was typed.
 */
export function isPhone(text: string, country = 'CA'): boolean {
  const bare = text.trim().replace(EXTENSION, '').trimEnd();
  if (!ALLOWED.test(bare)) return false;
  const digits = bare.replace(/\D/g, '');
  if (bare.startsWith('+')) return digits.startsWith('1') ? NANP.test(digits.slice(1)) : digits.length >= 8 && digits.length <= 15;
  if (country === 'CA' || country === 'US') return NANP.test(digits.length === 11 ? digits.replace(/^1/, '') : digits);
  if (country === 'MX') return digits.length === 10;
  return digits.length >= 6 && digits.length <= 14;
}
