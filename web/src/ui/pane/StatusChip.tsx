import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Pane } from './Pane';
import { STATUS_PANE, type PaneKind, type StatusName } from './status';
import styles from './StatusChip.module.css';

export interface StatusChipProps {
  status: StatusName;
  /** The words, because a status is never shown by color alone. */
  children: ReactNode;
  /** `plain` has no ground: for table cells and legends. */
  variant?: 'chip' | 'plain';
  /** Another pane than the status's own. */
  pane?: PaneKind;
  className?: string;
}

/** A status as pane, word and hue. */
export function StatusChip({ status, children, variant = 'chip', pane, className }: StatusChipProps) {
  return (
    <span className={cx(styles[variant], className)} data-status={status}>
      {variant === 'chip' ? <Pane kind={pane ?? STATUS_PANE[status]} /> : <Pane status={status} kind={pane} />}
      <span>{children}</span>
    </span>
  );
}
