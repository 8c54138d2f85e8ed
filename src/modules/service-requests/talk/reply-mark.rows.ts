/** On both sides of the line above which answers by email are written: what follows is our own email, quoted. In every language. */
export const REPLY_MARK = '##-##';
