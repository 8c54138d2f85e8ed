import { localeOf } from '@contract/languages';
import { writtenZone } from '@contract/written-zone';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { FactList } from '@ui/data/FactList';
import { Section } from '@ui/layout/Section';
import type { PropertyDetail } from '../../api/types';

/** Address and facts of a property. */
export function PropertyFacts({ property }: { property: PropertyDetail }) {
  const t = useT();
  const { language } = useLanguage();
  const facts = [
    { label: t('landlords.property.address'), value: `${property.streetNumber} ${property.street}` },
    { label: t('landlords.property.city'), value: `${property.city}, ${property.region} ${property.postalCode}` },
    { label: t('landlords.property.type'), value: t(`landlords.propertyType.${property.type}`) },
    ...(property.yearBuilt ? [{ label: t('landlords.property.yearBuilt'), value: String(property.yearBuilt) }] : []),
    { label: t('landlords.property.currency'), value: property.currency },
    { label: t('landlords.property.timeZone'), value: writtenZone(localeOf(language), property.timeZone, new Date()) },
  ];
  return (
    <Section title={t('landlords.property.facts')}>
      <FactList facts={facts} />
    </Section>
  );
}
