import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './FactList.module.css';

export interface FactListProps {
  facts: readonly { label: ReactNode; value: ReactNode }[];
  className?: string;
}

/** Names and values of one thing, a hairline between them. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={cx(styles.list, className)}>
      {facts.map((fact, index) => (
        <div key={index} className={styles.fact}>
          <dt className={styles.label}>{fact.label}</dt>
          <dd className={styles.value}>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
