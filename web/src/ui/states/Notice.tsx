import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './Notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  /** The first words, in bold. */
  title?: ReactNode;
  children?: ReactNode;
  /** A button or link at the right. */
  action?: ReactNode;
  /** Announces it to screen readers when it appears, for the failure of something that was just tried. */
  announce?: boolean;
  className?: string;
}

const ICONS = { info: IconInfoCircle, success: IconCircleCheck, warning: IconAlertTriangle, danger: IconAlertCircle };

/** A message that stays on the page. */
export function Notice({ tone = 'info', title, children, action, announce, className }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={cx(styles.notice, className)} data-status={tone} role={announce ? 'alert' : undefined}>
      <Icon className={styles.icon} size={20} stroke={1.75} aria-hidden />
      <div className={styles.words}>
        {title && <strong className={styles.title}>{title}</strong>} {children}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
