import { regionName } from '@contract/regions';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useQuery } from '@tanstack/react-query';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { endingRulesQuery } from '../../api/regions';
import styles from './overview.module.css';

/** As many as fit on the page; the others are behind the link. */
const MOST = 6;

/** Regional rules whose last day is near or past, with no rule recorded for the time after it. */
export function EndingRules() {
  const t = useT();
  const { day } = useFormats();
  const { language } = useLanguage();
  const { data = [] } = useQuery(endingRulesQuery());
  if (data.length === 0) return null;
  return (
    <Section title={t('admin.ending.title')} aside={<Link href={paths.adminRegions()}>{t('admin.ending.open')}</Link>}>
      <Text ink={2}>{t('admin.ending.text')}</Text>
      <ul className={styles.parts}>
        {data.slice(0, MOST).map(({ region, place, topic, validTo, expired }) => (
          <li key={`${region} ${place} ${topic}`} className={styles.part}>
            <span className={styles.partWords}>
              <Link href={paths.adminRegions({ region, ...(place && { place }), next: topic })}>
                {[place, regionName(region, language)].filter(Boolean).join(', ')}
              </Link>
              <span className={styles.note}>{t(`admin.regions.topic.${topic}`)}</span>
            </span>
            <span>{t(`admin.ending.${expired ? 'ended' : 'ends'}`, { day: day(validTo) })}</span>
          </li>
        ))}
      </ul>
      {data.length > MOST && <Text ink={2}>{t('admin.ending.more', { count: data.length - MOST })}</Text>}
    </Section>
  );
}
