import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './FactList.module.css';

export interface FactListProps {
  facts: readonly { label: ReactNode; value: ReactNode }[];
  /** Values are sentences: each is below its name. */
  stacked?: boolean;
  className?: string;
}

/** Names and values of one thing, a hairline between them. */
export function FactList({ facts, stacked, className }: FactListProps) {
  return (
    <dl className={cx(styles.list, stacked && styles.stacked, className)}>
      {facts.map((fact, index) => (
        <div key={index} className={styles.fact}>
          <dt className={styles.label}>{fact.label}</dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
