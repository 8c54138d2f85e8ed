/** Where a webhook goes, short: the query often has a token. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
