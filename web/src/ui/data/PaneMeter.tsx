import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './PaneMeter.module.css';

export interface PaneMeterProps {
  done: number;
  total: number;
  label: ReactNode;
  /** “14 of 16”: the figures in words. */
  figure: ReactNode;
  className?: string;
}

/** Progress as a row of windows, one for each thing: lit when it is done. */
export function PaneMeter({ done, total, label, figure, className }: PaneMeterProps) {
  return (
    <div className={cx(styles.meter, className)}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.figure}>{figure}</span>
      </div>
      <div className={styles.panes} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span key={index} className={index < done ? styles.lit : styles.dark} />
        ))}
      </div>
    </div>
  );
}
