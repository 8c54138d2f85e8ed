/** A postal address, part by part, as properties have theirs. */
export interface PostalAddress {
  streetNumber: string;
  street: string;
  city: string;
  /** ISO 3166-2 without the country. */
  region: string;
  postalCode: string;
  /** ISO 3166-1. */
  country: string;
}

/** Where mail reaches a landlord: a suite or a post office box may have its own line. */
export interface MailingAddress extends PostalAddress {
  secondLine: string | null;
}

/** Line by line: number and street, what has its own line, then the rest. */
export function addressLines({
  streetNumber,
  street,
  secondLine,
  city,
  region,
  postalCode,
}: PostalAddress & { secondLine?: string | null }): string[] {
  return [`${streetNumber} ${street}`, ...(secondLine ? [secondLine] : []), `${city}, ${region} ${postalCode}`];
}

/** The same, and the country where it isn't that of `from`: mail within a country doesn't name it. */
export function mailingLines(address: MailingAddress, locale: string, from: string | null): string[] {
  const abroad = from !== null && from !== address.country;
  const country = abroad ? new Intl.DisplayNames(locale, { type: 'region' }).of(address.country) : null;
  return [...addressLines(address), ...(country ? [country] : [])];
}
