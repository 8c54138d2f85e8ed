import { regionName } from '@contract/regions';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { RegionRules } from '@shared/region-rules/RegionRules';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '@ui/layout/Disclosure';
import { Text } from '@ui/layout/Heading';
import { ownRegionRulesQuery } from '../api/region-rules';

/** What the region says, with its sources; where nothing is known it says so. */
export function OwnRules({ leaseId }: { leaseId: string }) {
  const t = useT();
  const { language } = useLanguage();
  const { data } = useQuery(ownRegionRulesQuery(leaseId));
  if (!data) return null;
  if (!data.region)
    return (
      <Text look="small" ink={2}>
        {t('documents.rules.none')}
      </Text>
    );
  return (
    <Disclosure title={t('documents.rules.title', { region: regionName(data.region, language) })}>
      <Text look="small" ink={2}>
        {t('documents.rules.text')}
      </Text>
      <RegionRules region={data.region} rules={data.rules} topicName={(topic) => t(`documents.rules.${topic}`)} />
    </Disclosure>
  );
}
