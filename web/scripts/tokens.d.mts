/** The stylesheet of custom properties for a token file. */
export function tokensCss(tokens: unknown): string;
