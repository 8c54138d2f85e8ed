import { useFact, useSiteText } from '../../facts/use-site-text';
import { SampleNote } from './SampleNote';
import styles from './FigureStrip.module.css';

export interface Figure {
  /** One of the documented facts: `properties`, `uptime`. */
  fact: string;
  /** Message of what it counts. */
  label: string;
}

/** A row of headline figures. */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  const say = useSiteText();
  const fact = useFact();
  return (
    <div className={styles.strip}>
      <dl className={styles.figures}>
        {figures.map((figure) => (
          <div key={figure.label} className={styles.figure}>
            <dt className={styles.label}>{say(figure.label)}</dt>
            <dd className={styles.value}>{fact(figure.fact)}</dd>
          </div>
        ))}
      </dl>
      <SampleNote className={styles.note} />
    </div>
  );
}
