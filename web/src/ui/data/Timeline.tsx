import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Pane } from '../pane/Pane';
import type { PaneKind, StatusName } from '../pane/status';
import styles from './Timeline.module.css';

export interface TimelineEntry {
  id: string;
  status: StatusName;
  pane?: PaneKind;
  title: ReactNode;
  text?: ReactNode;
  /** When, in words. */
  time?: ReactNode;
}

export interface TimelineProps {
  entries: readonly TimelineEntry[];
  label?: string;
  className?: string;
}

/** What happened and what comes, one window after the other. */
export function Timeline({ entries, label, className }: TimelineProps) {
  return (
    <ol className={cx(styles.list, className)} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry}>
          <span className={styles.mark}>
            <Pane status={entry.status} kind={entry.pane} />
          </span>
          <div className={styles.words}>
            <div className={styles.head}>
              <span className={styles.title}>{entry.title}</span>
              {entry.time && <span className={styles.time}>{entry.time}</span>}
            </div>
            {entry.text && <div className={styles.text}>{entry.text}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
