/** The token of a link that came by e-mail, from the query of its address. */
export const linkToken = (search: string): string => new URLSearchParams(search).get('token') ?? '';
