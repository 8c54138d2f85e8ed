const EXTENSION = /(?:x|ext\.?|extension|poste|#)[\s=.:]{0,9}\d{1,6}$/i;
const ALLOWED = /^\+?[\d\s().\-/\u00a0\u202f]+$/;

/**
 * Whether a text could be a phone number: 6 to 15 digits and the characters that people put between them. Forms use it before
 * they are sent. Whether the number exists in its country is checked by the server, which has every country's numbering plan.
 */
export function looksLikePhone(text: string): boolean {
  const bare = text.trim().replace(EXTENSION, '').trimEnd();
  const digits = bare.replace(/\D/g, '').length;
  return ALLOWED.test(bare) && digits >= 6 && digits <= 15;
}
