const EXTENSION = /(?:x|ext\.?|extension|poste|#)[\s=.:]{0,9}\d{1,6}$/i;
const ALLOWED = /^\+?[\d\s().\-/\u00a0\u202f]+$/;

/**
 * Whether a text could be a telephone number: 6 to 15 digits and what people write between them. For forms, before they are
 * sent: whether the number exists in its country is for the server to say, which has the plans of all countries.
 */
export function looksLikePhone(text: string): boolean {
  const bare = text.trim().replace(EXTENSION, '').trimEnd();
  const digits = bare.replace(/\D/g, '').length;
  return ALLOWED.test(bare) && digits >= 6 && digits <= 15;
}
