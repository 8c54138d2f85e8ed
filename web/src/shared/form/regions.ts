import { REGIONS, REGIONS_WITHOUT_RULES } from '@contract/regions';
import { statesOf } from '@contract/state-names';

/** Countries whose addresses a form offers. */
export const COUNTRIES = ['CA', 'US', 'MX'] as const;

/** Provinces or states of a country, in the reader's language where the product has their rules; none where we don't know them. */
export function regionOptions(country: string, language: 'en' | 'fr' | 'es') {
  const known = [...REGIONS, ...REGIONS_WITHOUT_RULES]
    .filter(({ code }) => code.startsWith(`${country}-`))
    .map((region) => ({ value: region.code.slice(3), label: region[language] }));
  const others = statesOf(country).map(({ code, name }) => ({ value: code, label: name }));
  return [...known, ...others].toSorted((left, right) => left.label.localeCompare(right.label, language));
}
