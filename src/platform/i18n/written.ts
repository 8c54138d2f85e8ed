import { formatAmount } from '../../contract/amount-format.js';
import { languageOf, localeOf } from '../../contract/languages.js';
import { unitName } from '../../contract/unit-names.js';
import { writtenDay } from '../../contract/written-dates.js';

/** An amount as it is written in a language, with its currency code unless the place makes clear which currency it is. */
export function amountText(language: string, amountCents: number, currency: string, { code = true } = {}): string {
  return formatAmount(amountCents, currency, localeOf(languageOf(language)), { code });
}

/** A share in basis points, such as `2.5%`. */
export function percentText(language: string, basisPoints: number): string {
  return new Intl.NumberFormat(localeOf(languageOf(language)), { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10_000,
  );
}

/** Names in one sentence: “Ana, Bo, and Cy”, “Ana, Bo et Cy”, “Ana, Bo y Cy”. A verb after them needs their number. */
export function listText(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(localeOf(languageOf(language))).format(names);
}

/** A calendar day in words. `medium` is for places with little room. */
export function dayText(language: string, day: string, dateStyle: 'long' | 'medium' = 'long'): string {
  return writtenDay(localeOf(languageOf(language)), day, { dateStyle });
}

/** A month `YYYY-MM` in words: “November 2026”, “novembre 2026”, “noviembre de 2026”. */
export function monthText(language: string, month: string): string {
  return writtenDay(localeOf(languageOf(language)), `${month}-01`, { month: 'long', year: 'numeric' });
}

/** A home as `HOME_JSON` gives it; without a unit it is a whole property. */
export interface HomeParts {
  readonly street: string;
  readonly unit: string | null;
}

/** A home in an email: “12 Elm Street, Unit 4”. */
export function homeText(language: string, home: HomeParts | undefined): string {
  if (!home) return '';
  return home.unit === null ? home.street : `${home.street}, ${unitName(home.unit, languageOf(language))}`;
}

/** A home on paper, with its town: “12 Elm Street, Unit 4, Ottawa, ON K1P 5M7”. */
export function homeAddress(language: string, { home, town }: { home: HomeParts; town: string }): string {
  return `${homeText(language, home)}, ${town}`;
}
