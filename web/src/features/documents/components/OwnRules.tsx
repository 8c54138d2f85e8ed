import { regionName } from '@contract/regions';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { FactList } from '@ui/data/FactList';
import { Disclosure } from '@ui/layout/Disclosure';
import { Text } from '@ui/layout/Heading';
import { Sourced } from '@ui/link/Sourced';
import { ownRegionRulesQuery } from '../api/region-rules';

/** What the region says, with its sources; where nothing is known it says so. */
export function OwnRules({ leaseId }: { leaseId: string }) {
  const t = useT();
  const { day } = useFormats();
  const { language } = useLanguage();
  const { data } = useQuery(ownRegionRulesQuery(leaseId));
  if (!data) return null;
  if (!data.region)
    return (
      <Text look="small" ink={2}>
        {t('documents.rules.none')}
      </Text>
    );
  const facts = data.rules.map(({ topic, status, value, source, sourceDate, mustCheck, validTo, next }) => ({
    label: t(`documents.rules.${topic}`),
    value: (
      <>
        {status === 'unknown' ? (
          t('documents.rules.unknown')
        ) : value === 'n/a' ? (
          t('documents.rules.notApplicable')
        ) : (
          <span lang="en">{value}</span>
        )}
        {validTo && (
          <Text as="div" look="small" ink={2}>
            {t(`documents.rules.${status === 'expired' ? 'ended' : 'until'}`, { day: day(validTo) })}
          </Text>
        )}
        {next && (
          <Text as="div" look="small" ink={2}>
            {t('documents.rules.next', { day: day(next.validFrom) })} <span lang="en">{next.value}</span>
            {next.mustCheck && ` (${t('documents.rules.check')})`}
          </Text>
        )}
        {source && (
          <Text as="div" look="small" ink={2}>
            <Sourced>
              {[
                t('documents.rules.source', {
                  source: [source, sourceDate && (sourceDate.length === 10 ? day(sourceDate) : sourceDate)]
                    .filter(Boolean)
                    .join(', '),
                }),
                ...(mustCheck ? [t('documents.rules.check')] : []),
              ].join(' · ')}
            </Sourced>
          </Text>
        )}
      </>
    ),
  }));
  return (
    <Disclosure title={t('documents.rules.title', { region: regionName(data.region, language) })}>
      <Text look="small" ink={2}>
        {t('documents.rules.text')}
      </Text>
      <FactList facts={facts} />
    </Disclosure>
  );
}
