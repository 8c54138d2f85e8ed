import { formatAmount } from '../../contract/amount-format.js';
import { languageOf, localeOf } from '../../contract/languages.js';
import { writtenDay } from '../../contract/written-dates.js';

/** An amount as a reader of a language writes it, with the code of its currency unless the place says which one it is. */
export function amountText(language: string, amountCents: number, currency: string, { code = true } = {}): string {
  return formatAmount(amountCents, currency, localeOf(languageOf(language)), { code });
}

/** A calendar day in words; `medium` where there is little room. */
export function dayText(language: string, day: string, dateStyle: 'long' | 'medium' = 'long'): string {
  return writtenDay(localeOf(languageOf(language)), day, { dateStyle });
}
