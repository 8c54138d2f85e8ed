import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { FactList } from '@ui/data/FactList';
import { Section } from '@ui/layout/Section';
import type { UnitDetail } from '../../api/types';

export function UnitFacts({ unit }: { unit: UnitDetail }) {
  const t = useT();
  const { money, number } = useFormats();
  const facts = [
    { label: t('landlords.unit.bedrooms'), value: number(unit.bedrooms) },
    { label: t('landlords.unit.bathrooms'), value: number(unit.bathrooms) },
    ...(unit.squareFeet ? [{ label: t('landlords.unit.squareFeet'), value: number(unit.squareFeet) }] : []),
    ...(unit.marketRentCents === null
      ? []
      : [{ label: t('landlords.unit.marketRent'), value: money(unit.marketRentCents, unit.currency) }]),
  ];
  return (
    <Section title={t('landlords.unit.facts')}>
      <FactList facts={facts} />
    </Section>
  );
}
