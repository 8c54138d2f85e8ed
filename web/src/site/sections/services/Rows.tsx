import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import type { ReactNode } from 'react';
import styles from './services.module.css';

export interface ServiceRow {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  status?: { pane: StatusName; label: string };
  /** At the right: an amount, a way on. */
  end?: ReactNode;
}

/** What there is, one a line: the same for samples and one's own. */
export function Rows({ rows, none }: { rows: readonly ServiceRow[]; none?: string }) {
  if (rows.length === 0) return <p className={styles.text}>{none}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, title, text, status, end }) => (
        <li key={id} className={styles.row}>
          <div className={styles.words}>
            <p className={styles.name}>{title}</p>
            {text && <p className={styles.text}>{text}</p>}
          </div>
          {status && <StatusChip status={status.pane}>{status.label}</StatusChip>}
          {end}
        </li>
      ))}
    </ul>
  );
}
