import { useT } from '@i18n/messages';
import type { Supplier } from '../api/own-profile';
import styles from './AreaSection.module.css';

const SHOWN = 4;

/** The stated area in a few words, and whether the chosen property is outside it. */
export function useAreaLines(): (supplier: Supplier) => { area?: string; outside?: string } {
  const t = useT();
  return ({ areaPrefixes, serves }) => {
    const list = areaPrefixes.slice(0, SHOWN).join(', ');
    const more = areaPrefixes.length - SHOWN;
    return {
      ...(list && { area: more > 0 ? t('suppliers.area.more', { list, count: more }) : list }),
      ...(serves === false && { outside: t('suppliers.area.outside') }),
    };
  };
}

/** City and service area, for a cell of the directory. */
export function Area({ supplier }: { supplier: Supplier }) {
  const { area, outside } = useAreaLines()(supplier);
  return (
    <span className={styles.lines}>
      {supplier.city && <span>{supplier.city}</span>}
      {area && <span className={styles.area}>{area}</span>}
      {outside && <span className={styles.outside}>{outside}</span>}
    </span>
  );
}
