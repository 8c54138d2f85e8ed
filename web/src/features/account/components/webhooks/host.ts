/** The address of a webhook without its query, which often contains a token. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
