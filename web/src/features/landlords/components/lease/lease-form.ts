import { centsOf, typedAmount } from '@contract/amount-text';
import { isDay, type Day } from '@contract/days';
import { firstRentDay } from '@contract/first-rent';
import { localeOf, type Language } from '@contract/languages';
import { parsePercent, typedPercent } from '@contract/percent-text';
import { rules, type Translate } from '@shared/form/rules';
import { boolean, object, string, type ObjectSchema } from 'yup';
import type { Lease, NewLease } from '../../api/types';

export type TermKind = 'monthly' | 'term' | 'final';
export type FeeKind = 'none' | 'fixed' | 'percent';

/** What is typed of a lease's terms. */
export interface LeaseValues {
  startsOn: string;
  termKind: TermKind;
  termEndsOn: string;
  rent: string;
  dueDay: string;
  chargeFrom: string;
  deposit: string;
  lateFeeKind: FeeKind;
  lateFee: string;
  lateFeeAfterDays: string;
  /** Whether the landlord chooses from which day rent is charged. */
  ownChargeFrom: boolean;
  /** Whether the tenant agreed to an end that comes sooner, or a shorter term; asked once the server has refused it. */
  agreed: boolean;
  confirmReason: string;
}

export function emptyLease(
  today: string,
  { rentCents, currency }: { rentCents: number | null; currency: string },
  language: Language,
): LeaseValues {
  return {
    startsOn: today,
    termKind: 'term',
    termEndsOn: '',
    rent: typedAmount(rentCents, currency, localeOf(language)),
    dueDay: '1',
    chargeFrom: '',
    deposit: '',
    lateFeeKind: 'none',
    lateFee: '',
    lateFeeAfterDays: '5',
    ownChargeFrom: false,
    agreed: false,
    confirmReason: '',
  };
}

export function leaseValues(lease: Lease, language: Language): LeaseValues {
  const locale = localeOf(language);
  return {
    startsOn: lease.startsOn,
    termKind: lease.termEndsOn === null ? 'monthly' : lease.endsForGood ? 'final' : 'term',
    termEndsOn: lease.termEndsOn ?? '',
    rent: typedAmount(lease.rentCents, lease.currency, locale),
    dueDay: String(lease.dueDay),
    chargeFrom: lease.chargeFrom ?? '',
    ownChargeFrom: lease.chargeFrom !== null,
    deposit: lease.depositCents ? typedAmount(lease.depositCents, lease.currency, locale) : '',
    lateFeeKind: lease.lateFeeKind,
    lateFee: lateFeeOf(lease, locale),
    lateFeeAfterDays: String(lease.lateFeeAfterDays),
    agreed: false,
    confirmReason: '',
  };
}

/** Cents of a fixed fee, basis points of a share of the rent. */
function lateFeeOf({ lateFeeKind, lateFeeValue, currency }: Lease, locale: string): string {
  if (!lateFeeValue || lateFeeKind === 'none') return '';
  return lateFeeKind === 'percent' ? typedPercent(lateFeeValue, locale) : typedAmount(lateFeeValue, currency, locale);
}

export function leaseSchema(t: Translate, language: Language, currency: string): ObjectSchema<LeaseValues> {
  const locale = localeOf(language);
  return object({
    startsOn: rules.day(t),
    termKind: string<TermKind>().required(),
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
      .money(t, locale, currency)
      .test('above', t('landlords.lease.zeroRent'), (value) => centsOf(value ?? '', locale, currency) !== 0),
    dueDay: string().required(),
    chargeFrom: rules.optionalDay(t),
    deposit: rules.money(t, locale, currency, true),
    lateFeeKind: string<FeeKind>().required(),
    lateFee: string()
      .defined()
      .default('')
      .when('lateFeeKind', ([kind]: unknown[], schema) =>
        kind === 'none' ? schema : kind === 'percent' ? rules.percent(t, locale) : rules.money(t, locale, currency),
      ),
    lateFeeAfterDays: rules.whole(t, 0, 90),
    ownChargeFrom: boolean().required(),
    agreed: boolean().required(),
    confirmReason: string()
      .defined()
      .max(500)
      .when('agreed', ([agreed]: unknown[], schema) =>
        agreed ? schema.trim().required(t('landlords.agreed.reasonMissing')) : schema,
      ),
  });
}

/** The day of the first rent that is charged; null if the lease ends before one is due, undefined until the days are typed. */
export function firstRentOf({
  startsOn,
  termKind,
  termEndsOn,
  dueDay,
  chargeFrom,
}: LeaseValues): Day | null | undefined {
  const lastDay = termKind === 'final' ? termEndsOn : null;
  if (!isDay(startsOn) || !isDay(chargeFrom) || (lastDay !== null && !isDay(lastDay))) return undefined;
  return firstRentDay({ startsOn, lastDay, dueDay: Number(dueDay), chargeFrom });
}

/** The terms alone: people are named in a step of their own. */
export type AgreedTerms = Omit<NewLease, 'tenants'>;

/** What is sent. */
export function leaseBody(values: LeaseValues, language: Language, currency: string): AgreedTerms {
  const cents = (text: string) => centsOf(text, localeOf(language), currency);
  const fee = values.lateFeeKind !== 'none';
  const feeValue =
    values.lateFeeKind === 'percent' ? parsePercent(values.lateFee, localeOf(language)) : cents(values.lateFee);
  const term = values.termKind !== 'monthly';
  return {
    startsOn: values.startsOn,
    termEndsOn: term ? values.termEndsOn : null,
    endsForGood: values.termKind === 'final',
    rentCents: cents(values.rent) ?? 0,
    dueDay: Number(values.dueDay),
    depositCents: cents(values.deposit) ?? 0,
    chargeFrom: values.ownChargeFrom && values.chargeFrom ? values.chargeFrom : null,
    lateFeeKind: values.lateFeeKind,
    lateFeeValue: fee ? (feeValue ?? 0) : 0,
    lateFeeAfterDays: fee ? Number(values.lateFeeAfterDays || 0) : 0,
  };
}

/** What is sent along once the landlord was asked. */
export function agreementOf({ agreed, confirmReason }: LeaseValues): { agreed?: true; confirmReason?: string } {
  const reason = confirmReason.trim();
  return { ...(agreed && { agreed }), ...(reason && { confirmReason: reason }) };
}
