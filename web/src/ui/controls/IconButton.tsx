import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** What it does, in words: its accessible name. */
  label: string;
  icon: ReactNode;
  variant?: 'quiet' | 'outline';
  /** Shows a dot. Explain it in `label`. */
  dot?: boolean;
}

/** A square button that shows an icon alone. */
export function IconButton({ label, icon, variant = 'quiet', dot, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" aria-label={label} className={cx(styles.button, styles[variant], className)} {...rest}>
      {icon}
      {dot && <span className={styles.dot} />}
    </button>
  );
}
