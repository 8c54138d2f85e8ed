import { RULE_FIELDS } from '@contract/region-rules';
import { regionName } from '@contract/regions';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { RegionRules } from '@shared/region-rules/RegionRules';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '@ui/layout/Disclosure';
import { Text } from '@ui/layout/Heading';
import { regionRulesQuery } from '../../api/get-region-rules';
import type { RegionRule } from '../../api/types';

/** What the product does with a rule; one that has run out says so with its last day, and one without values is for reading only. */
function useStatusText(): (rule: RegionRule) => string | null {
  const t = useT();
  return ({ topic, status, validTo, value }) => {
    const isShownOnly = value === 'n/a' || (status === 'manual' && !(topic in RULE_FIELDS));
    return isShownOnly || (validTo && status === 'expired') ? null : t(`landlords.rules.status.${status}`);
  };
}

/** What the region says about a lease, with its sources; where nothing is known it says so. */
export function RegionNote({ propertyId }: { propertyId: string }) {
  const t = useT();
  const { language } = useLanguage();
  const statusText = useStatusText();
  const { data } = useQuery(regionRulesQuery(propertyId));
  if (!data) return null;
  if (!data.region)
    return (
      <Text look="small" ink={2}>
        {t('landlords.rules.none')}
      </Text>
    );
  return (
    <Disclosure title={t('landlords.rules.title', { region: regionName(data.region, language) })}>
      <Text look="small" ink={2}>
        {t('landlords.rules.text')}
      </Text>
      <RegionRules
        region={data.region}
        rules={data.rules}
        topicName={(topic) => t(`landlords.rules.${topic}`)}
        statusOf={statusText}
      />
    </Disclosure>
  );
}
