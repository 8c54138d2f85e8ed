import { cx } from '../cx';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** What is being waited for. Leave it out if the surrounding element says so itself. */
  label?: string;
  className?: string;
}

/** A small turning arc for the inside of controls. */
export function Spinner({ label, className }: SpinnerProps) {
  const role = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span className={cx(styles.spinner, className)} {...role}>
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeOpacity=".28" strokeWidth="2.5" />
        <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </span>
  );
}
