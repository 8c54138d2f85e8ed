import { centsOf, typedAmount } from '@contract/amount-text';
import { addDays, addMonths, day, firstDayOf, monthOf, shiftMonth } from '@contract/days';
import { localeOf, type Language } from '@contract/languages';
import { rules, type Translate } from '@shared/form/rules';
import { object, string, type ObjectSchema } from 'yup';
import type { Lease } from '../../api/types';

/** What is typed of a next term. */
export interface RenewValues {
  termKind: 'term' | 'monthly';
  startsOn: string;
  termEndsOn: string;
  rent: string;
  /** When notice of a higher rent was given. */
  noticeOn: string;
  confirmReason: string;
}

/** A year from the day after the present term, else from the next month, at the present rent. */
export function renewValues(
  lease: Lease,
  today: string,
  language: Language,
  change: 'term' | 'rent' = 'term',
): RenewValues {
  const nextMonth = firstDayOf(shiftMonth(monthOf(day(today)), 1));
  const after = lease.termEndsOn ? addDays(day(lease.termEndsOn), 1) : nextMonth;
  const startsOn = after < today ? nextMonth : after;
  return {
    termKind: change === 'rent' ? 'monthly' : 'term',
    startsOn,
    termEndsOn: addDays(addMonths(startsOn, 12), -1),
    rent: typedAmount(lease.rentCents, lease.currency, localeOf(language)),
    noticeOn: today,
    confirmReason: '',
  };
}

/** `words.early` says after which day the term may begin. */
export function renewSchema(
  t: Translate,
  lease: Lease,
  language: Language,
  words: { early: string },
): ObjectSchema<RenewValues> {
  const after = lease.termEndsOn ?? lease.startsOn;
  const locale = localeOf(language);
  const money = lease.currency;
  return object({
    termKind: string<RenewValues['termKind']>().required(),
    startsOn: rules.day(t).test('after', words.early, (value) => value > after),
    termEndsOn: rules
      .optionalDay(t)
      .when(['termKind', 'startsOn'], ([kind, start]: unknown[], schema) =>
        kind === 'monthly'
          ? schema
          : schema
              .required(t('parts.form.required'))
              .test('after', t('landlords.lease.endBeforeStart'), (value: string) => value >= String(start)),
      ),
    rent: rules
      .money(t, locale, money)
      .test('above', t('landlords.lease.zeroRent'), (value) => centsOf(value ?? '', locale, money) !== 0),
    noticeOn: rules.day(t),
    confirmReason: string().defined().max(500),
  });
}

/** Whether a lease runs from month to month on `today`, so that its rent can change without a next term. */
export const isMonthly = ({ termEndsOn, endsForGood }: Pick<Lease, 'termEndsOn' | 'endsForGood'>, today: string) =>
  !endsForGood && (!termEndsOn || termEndsOn < today);

/** What is sent. */
export function renewBody(
  { termKind, startsOn, termEndsOn, rent, noticeOn, confirmReason }: RenewValues,
  lease: Lease,
  language: Language,
) {
  return {
    startsOn,
    termEndsOn: termKind === 'monthly' ? null : termEndsOn,
    rentCents: centsOf(rent, localeOf(language), lease.currency) ?? 0,
    noticeOn,
    ...(confirmReason.trim() && { confirmReason: confirmReason.trim() }),
    version: lease.version,
  };
}
