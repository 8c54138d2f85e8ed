import { RULE_FIELDS } from '@contract/region-rules';
import { regionName } from '@contract/regions';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Disclosure } from '@ui/layout/Disclosure';
import { Text } from '@ui/layout/Heading';
import { Sourced } from '@ui/link/Sourced';
import { Fragment } from 'react';
import { regionRulesQuery } from '../../api/get-region-rules';
import type { RegionRule } from '../../api/types';
import styles from './rules.module.css';

/** What a rule says; what the product does with it; from where it is, and whether that was checked. */
function Rule({ rule: { topic, status, value, source, sourceDate, mustCheck, validTo, next } }: { rule: RegionRule }) {
  const t = useT();
  const { day } = useFormats();
  const end = validTo ? t(`landlords.rules.${status === 'expired' ? 'ended' : 'until'}`, { day: day(validTo) }) : null;
  if (value === 'n/a') return <dd>{t('landlords.rules.notApplicable')}</dd>;
  const ruled = status !== 'manual' || topic in RULE_FIELDS;
  const from = [source, sourceDate && (sourceDate.length === 10 ? day(sourceDate) : sourceDate)]
    .filter(Boolean)
    .join(', ');
  const about = [
    ...(end ? [end] : []),
    ...(ruled && !(end && status === 'expired') ? [t(`landlords.rules.status.${status}`)] : []),
    ...(source ? [from] : []),
    ...(mustCheck && source ? [t('landlords.rules.check')] : []),
  ];
  return (
    <dd>
      {status === 'unknown' ? t('landlords.rules.unknown') : <span lang="en">{value}</span>}
      {about.length > 0 && (
        <Text as="div" look="small" ink={2}>
          <Sourced>{about.join(' · ')}</Sourced>
        </Text>
      )}
      {next && (
        <Text as="div" look="small" ink={2}>
          {t('landlords.rules.next', { day: day(next.validFrom) })} <span lang="en">{next.value}</span>
          {next.source && (
            <Sourced>{` (${[next.source, ...(next.mustCheck ? [t('landlords.rules.check')] : [])].join(' · ')})`}</Sourced>
          )}
        </Text>
      )}
    </dd>
  );
}

/** What the region says about a lease, with its sources; where nothing is known it says so. */
export function RegionNote({ propertyId }: { propertyId: string }) {
  const t = useT();
  const { language } = useLanguage();
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
      <dl className={styles.rules}>
        {data.rules.map((rule) => (
          <Fragment key={rule.topic}>
            <dt>{t(`landlords.rules.${rule.topic}`)}</dt>
            <Rule rule={rule} />
          </Fragment>
        ))}
      </dl>
    </Disclosure>
  );
}
