import { centsOf, typedAmount } from '@contract/amount-text';
import { localeOf, type Language } from '@contract/languages';
import { rules, type Translate } from '@shared/form/rules';
import { boolean, object, string, type ObjectSchema } from 'yup';
import type { NewUnit, Unit } from '../../api/types';

export interface UnitValues {
  label: string;
  bedrooms: string;
  bathrooms: string;
  squareFeet: string;
  marketRent: string;
  offline: boolean;
}

export const EMPTY_UNIT: UnitValues = {
  label: '',
  bedrooms: '1',
  bathrooms: '1',
  squareFeet: '',
  marketRent: '',
  offline: false,
};

export function unitValues(unit: Unit, language: Language, currency: string): UnitValues {
  return {
    label: unit.label,
    bedrooms: String(unit.bedrooms),
    bathrooms: String(unit.bathrooms),
    squareFeet: unit.squareFeet?.toString() ?? '',
    marketRent: typedAmount(unit.marketRentCents, currency, localeOf(language)),
    offline: unit.status === 'offline',
  };
}

export function unitSchema(t: Translate, language: Language, currency: string): ObjectSchema<UnitValues> {
  return object({
    label: rules.required(t, 20),
    bedrooms: rules.whole(t, 0, 50),
    bathrooms: string().required(),
    squareFeet: rules.whole(t, 1, 1_000_000),
    marketRent: rules.money(t, localeOf(language), currency, true),
    offline: boolean().required(),
  });
}

/** `occupied`: whether someone lives there, which the form cannot change. */
export function unitBody(values: UnitValues, language: Language, currency: string, occupied: boolean): NewUnit {
  return {
    label: values.label.trim(),
    bedrooms: Number(values.bedrooms || 0),
    bathrooms: Number(values.bathrooms),
    squareFeet: values.squareFeet ? Number(values.squareFeet) : null,
    marketRentCents: centsOf(values.marketRent, localeOf(language), currency),
    ...(!occupied && { status: values.offline ? ('offline' as const) : ('available' as const) }),
  };
}
