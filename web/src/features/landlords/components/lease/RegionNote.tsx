import { regionName } from '@contract/regions';
import { useQuery } from '@tanstack/react-query';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { FactList } from '@ui/data/FactList';
import { Disclosure } from '@ui/layout/Disclosure';
import { Text } from '@ui/layout/Heading';
import { regionRulesQuery } from '../../api/get-region-rules';

/** What the region says about a lease, with its sources; where nothing is known it says so. */
export function RegionNote({ propertyId }: { propertyId: string }) {
  const t = useT();
  const { list, day } = useFormats();
  const { language } = useLanguage();
  const { data } = useQuery(regionRulesQuery(propertyId));
  if (!data) return null;
  if (!data.region) return <Text look="small" ink={2}>{t('landlords.rules.none')}</Text>;
  const facts = data.rules.map((rule) => ({
    label: t(`landlords.rules.${rule.topic}`),
    value: (
      <>
        {rule.status === 'unknown' ? t('landlords.rules.unknown') : rule.value === 'n/a' ? t('landlords.rules.notApplicable') : <span lang="en">{rule.value}</span>}
        <Text as="div" look="small" ink={2}>
          {list([t(`landlords.rules.status.${rule.status}`), ...(rule.source ? [[rule.source, rule.sourceDate && (rule.sourceDate.length === 10 ? day(rule.sourceDate) : rule.sourceDate)].filter(Boolean).join(', ')] : []), ...(rule.mustCheck && rule.source ? [t('landlords.rules.check')] : [])])}
        </Text>
      </>
    ),
  }));
  return (
    <Disclosure title={t('landlords.rules.title', { region: regionName(data.region, language) })}>
      <Text look="small" ink={2}>{t('landlords.rules.text')}</Text>
      <FactList facts={facts} />
    </Disclosure>
  );
}
