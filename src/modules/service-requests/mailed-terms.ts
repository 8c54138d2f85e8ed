import { localeOf, languageOf } from '../../contract/languages.js';
import { writtenDate } from '../../contract/written-dates.js';
import { writtenZone } from '../../contract/written-zone.js';
import { amountText } from '../../platform/i18n/written.js';
import type { Offer } from './offer.entity.js';

interface Place {
  timeZone: string;
  currency: string;
}

const UNTIL = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const;

/**
 * How an offer is to be answered, for its email: with a price and a time if the landlord chooses among the answers, otherwise by
 * accepting. Also until when, in the time zone of the property, and what may be spent without a quote.
 */
export function mailedTerms(
  { firstWins, budgetCents, expiresAt }: Pick<Offer, 'firstWins' | 'budgetCents' | 'expiresAt'>,
  { timeZone, currency }: Place,
  language: string,
): Record<string, string> {
  const locale = localeOf(languageOf(language));
  return {
    answer: firstWins ? 'accept' : 'price',
    // Suppliers may be in another zone, so the property's is named.
    until: `${writtenDate(locale, expiresAt, { ...UNTIL, timeZone })} (${writtenZone(locale, timeZone, expiresAt)})`,
    ...mailedLimit(budgetCents, currency, language),
  };
}

/** What a supplier may spend, for an email. Null or undefined if the landlord has set no limit. */
export function mailedLimit(
  limitCents: number | null | undefined,
  currency: string,
  language: string,
): Record<'hasLimit' | 'limit', string> {
  if (typeof limitCents !== 'number') return { hasLimit: 'no', limit: '' };
  return { hasLimit: 'yes', limit: amountText(language, limitCents, currency) };
}
