/**
 * Surrounds the line above which people write their replies by email; the quoted text below it is our own email. The same in
 * every language.
 */
export const REPLY_MARK = '##-##';
