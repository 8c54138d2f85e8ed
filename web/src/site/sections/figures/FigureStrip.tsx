import { useT } from '@i18n/messages';
import { SampleNote } from './SampleNote';
import styles from './FigureStrip.module.css';

export interface Figure {
  /** Formatted for the reader. */
  value: string;
  /** Message of what it counts. */
  label: string;
}

/** A row of headline figures. */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  const t = useT();
  return (
    <div className={styles.strip}>
      <dl className={styles.figures}>
        {figures.map(({ value, label }) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{t(label)}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <SampleNote className={styles.note} />
    </div>
  );
}
