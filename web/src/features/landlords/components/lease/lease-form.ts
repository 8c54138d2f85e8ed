import { currency as currencyOf } from '@contract/currencies';
import { localeOf, type Language } from '@contract/languages';
import { boolean, object, string, type ObjectSchema } from 'yup';
import type { Lease, NewLease } from '../../api/types';
import { centsOf, moneyText, rules, type Translate } from '@parts/form/rules';

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
}

export function emptyLease(today: string, rentCents: number | null, language: Language): LeaseValues {
  return {
    startsOn: today, termKind: 'term', termEndsOn: '', rent: moneyText(rentCents, localeOf(language)), dueDay: '1', chargeFrom: '',
    deposit: '', lateFeeKind: 'none', lateFee: '', lateFeeAfterDays: '5', ownChargeFrom: false,
  };
}

export function leaseValues(lease: Lease, language: Language): LeaseValues {
  const locale = localeOf(language);
  const percent = lease.lateFeeKind === 'percent';
  return {
    startsOn: lease.startsOn,
    termKind: lease.termEndsOn === null ? 'monthly' : lease.endsForGood ? 'final' : 'term',
    termEndsOn: lease.termEndsOn ?? '',
    rent: moneyText(lease.rentCents, locale),
    dueDay: String(lease.dueDay),
    chargeFrom: lease.chargeFrom ?? '',
    ownChargeFrom: lease.chargeFrom !== null,
    deposit: lease.depositCents ? moneyText(lease.depositCents, locale) : '',
    lateFeeKind: lease.lateFeeKind as FeeKind,
    // Basis points are written as per cent, in the same form as an amount.
    lateFee: lease.lateFeeValue && (percent || lease.lateFeeKind === 'fixed') ? moneyText(lease.lateFeeValue, locale) : '',
    lateFeeAfterDays: String(lease.lateFeeAfterDays),
  };
}

export function leaseSchema(t: Translate, language: Language, currency: string): ObjectSchema<LeaseValues> {
  const locale = localeOf(language);
  const money = currencyOf(currency);
  return object({
    startsOn: rules.day(t),
    termKind: string<TermKind>().required(),
    termEndsOn: rules.optionalDay(t).when(['termKind', 'startsOn'], ([kind, start]: unknown[], schema) =>
      kind === 'monthly' ? schema : schema.required(t('parts.form.required')).test('after', t('landlords.lease.endBeforeStart'), (value: string) => value >= String(start))),
    rent: rules.money(t, locale, money).test('above', t('landlords.lease.zeroRent'), (value) => centsOf(value ?? '', locale, money) !== 0),
    dueDay: string().required(),
    chargeFrom: rules.optionalDay(t),
    deposit: rules.money(t, locale, money, true),
    lateFeeKind: string<FeeKind>().required(),
    lateFee: string().defined().default('').when('lateFeeKind', { is: 'none', otherwise: () => rules.money(t, locale, money) }),
    lateFeeAfterDays: rules.whole(t, 0, 90),
    ownChargeFrom: boolean().required(),
  });
}

/** The terms alone: people are named in a step of their own. */
export type AgreedTerms = Omit<NewLease, 'tenants'>;

/** What is sent. */
export function leaseBody(values: LeaseValues, language: Language, currency: string): AgreedTerms {
  const cents = (text: string) => centsOf(text, localeOf(language), currencyOf(currency));
  const fee = values.lateFeeKind !== 'none';
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
    lateFeeValue: fee ? (cents(values.lateFee) ?? 0) : 0,
    lateFeeAfterDays: fee ? Number(values.lateFeeAfterDays || 0) : 0,
  };
}
