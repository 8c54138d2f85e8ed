import { useT } from '@i18n/messages';
import { HoursHints } from '@shared/hours/HoursHints';
import type { Supplier } from '../api/own-profile';
import styles from './AreaSection.module.css';

const SHOWN = 4;

/** The first postal codes of the stated area. Empty if none is stated. */
function useAreaLine(): (prefixes: readonly string[]) => string {
  const t = useT();
  return (prefixes) => {
    const list = prefixes.slice(0, SHOWN).join(', ');
    const more = prefixes.length - SHOWN;
    return more > 0 ? t('suppliers.area.more', { list, count: more }) : list;
  };
}

/** City, service area, whether the chosen property is outside it, and notes about the hours. */
export function Area({ supplier: { city, areaPrefixes, serves, hours } }: { supplier: Supplier }) {
  const t = useT();
  const area = useAreaLine()(areaPrefixes);
  if (!city && !area && !hours) return null;
  return (
    <span className={styles.lines}>
      {city && <span>{city}</span>}
      {area && <span className={styles.area}>{area}</span>}
      {serves === false && <span className={styles.outside}>{t('suppliers.area.outside')}</span>}
      <HoursHints stated={hours} />
    </span>
  );
}
