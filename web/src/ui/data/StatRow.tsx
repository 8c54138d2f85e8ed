import type { ReactNode } from 'react';
import { cx } from '../cx';
import { useLinkComponent } from '../link/LinkProvider';
import styles from './StatRow.module.css';

export interface Stat {
  id: string;
  label: ReactNode;
  figure: ReactNode;
  note?: ReactNode;
  /** Colors the figure. Words next to it must say why. */
  tone?: 'overdue' | 'credit';
  /** A Sparkline. */
  chart?: ReactNode;
  /** The entries behind the figure. */
  href?: string;
}

/** Two to five figures side by side; say the figure, then explain it. */
export function StatRow({ stats, className }: { stats: readonly Stat[]; className?: string }) {
  const LinkComponent = useLinkComponent();
  return (
    <dl className={cx(styles.row, className)}>
      {stats.map((stat) => (
        <div key={stat.id} className={styles.stat}>
          <dt className={styles.label}>{stat.label}</dt>
          <dd className={cx(styles.figure, stat.tone && styles[stat.tone])}>
            {stat.href ? <LinkComponent href={stat.href}>{stat.figure}</LinkComponent> : stat.figure}
          </dd>
          {stat.note && <dd className={styles.note}>{stat.note}</dd>}
          {stat.chart && <dd className={styles.chart}>{stat.chart}</dd>}
        </div>
      ))}
    </dl>
  );
}
