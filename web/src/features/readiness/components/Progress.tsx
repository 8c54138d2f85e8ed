import { wholePercent } from '@contract/percent';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { PaneMeter } from '@ui/data/PaneMeter';
import { CATEGORIES, ITEMS } from '../api/items';
import { progressOf, type Statuses } from '../api/progress';
import styles from './Progress.module.css';

/** Overall progress as a figure, and a row of windows for each category. */
export function Progress({ statuses }: { statuses: Statuses }) {
  const t = useT();
  const { percent } = useFormats();
  const all = progressOf(ITEMS, statuses);
  return (
    <section className={styles.progress} aria-label={t('readiness.progress')}>
      <div>
        <p className={styles.label}>{t('readiness.overall')}</p>
        <p className={styles.figure}>{percent(wholePercent(all.share))}</p>
        <p className={styles.label}>{t('readiness.of', { done: all.done, total: all.total })}</p>
      </div>
      <div className={styles.categories}>
        {CATEGORIES.map((category) => {
          const { done, total } = progressOf(
            ITEMS.filter((item) => item.category === category),
            statuses,
          );
          return (
            <PaneMeter
              key={category}
              done={done}
              total={total}
              label={t(`readiness.category.${category}`)}
              figure={t('readiness.of', { done, total })}
            />
          );
        })}
      </div>
    </section>
  );
}
