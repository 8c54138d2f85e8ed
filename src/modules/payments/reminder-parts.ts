import { later, type Day } from '../../contract/days.js';
import type { Language } from '../../contract/languages.js';
import type { Catalogues } from '../../platform/i18n/catalogues.js';
import { amountText, monthText } from '../../platform/i18n/written.js';
import type { LeaseStanding } from '../rent/lease-standings.service.js';

/** A part of what is owed: a charge, or an amount that is posted with the rent. */
export interface OwedPart {
  readonly kind: string;
  readonly period: string | null;
  /** The landlord’s own words for it. */
  readonly label: string | null;
  readonly cents: number;
}

/**
 * What is owed by the day of a rent, and by today if that is later: the open charges, and the charges that are posted
 * on that day. The oldest first.
 */
export function owedBy({ charges, upcoming, today }: LeaseStanding, rentDueOn: Day): OwedPart[] {
  const until = later(today, rentDueOn);
  return [
    ...charges
      .filter(({ dueOn }) => dueOn <= until)
      .map(({ kind, period, label, leftCents }) => ({ kind, period, label, cents: leftCents })),
    ...upcoming
      .filter(({ dueOn }) => dueOn === rentDueOn)
      .map(({ kind, month, label, leftCents }) => ({
        kind: kind === 'rent' ? kind : 'one_off',
        period: month,
        label,
        cents: leftCents,
      })),
  ].filter(({ cents }) => cents > 0);
}

/** “Rent, December 2026 ($1,650.00 CAD); Late fee ($50.00 CAD)”, with the names that receipts use. */
export function partsText(words: Catalogues, language: Language, currency: string, parts: readonly OwedPart[]): string {
  return parts
    .map(({ kind, period, label, cents }) => {
      const name =
        label ??
        words.text(language, `payments.receipt.for.${kind}`, { month: period ? monthText(language, period) : '' });
      return `${name} (${amountText(language, cents, currency)})`;
    })
    .join('; ');
}
