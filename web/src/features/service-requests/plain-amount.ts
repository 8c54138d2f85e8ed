/** An amount as it would be typed into a field, in the reader's own way. */
export const plainAmount = (amountCents: number, locale: string) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2, useGrouping: false }).format(amountCents / 100);
