import { cx } from '../cx';
import styles from './Brand.module.css';

/** The mark: an L with a lit arched window in its corner. Decorative beside the name. */
export function Mark({ className, size = 32 }: { className?: string; size?: number }) {
  return (
    <svg
      className={cx(styles.mark, className)}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className={styles.letter}
        d="M5.5 3h6A2.5 2.5 0 0 1 14 5.5V18h12.5a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-2.5 2.5h-21A2.5 2.5 0 0 1 3 26.5v-21A2.5 2.5 0 0 1 5.5 3Z"
      />
      <path className={styles.window} d="M17 15V9a6 6 0 0 1 12 0v6Z" />
    </svg>
  );
}

export interface BrandProps {
  /** The product's name. */
  name: string;
  /** Shows the mark alone, everywhere or below 768 px; the name stays for those who listen. */
  compact?: boolean | 'phone';
  className?: string;
}

/** Mark and name. Put it inside a link home; it follows the surface that it is on. */
export function Brand({ name, compact, className }: BrandProps) {
  return (
    <span className={cx(styles.brand, className)}>
      <Mark />
      <span className={cx(compact === true ? styles.unseen : styles.name, compact === 'phone' && styles.onPhone)}>
        {name}
      </span>
    </span>
  );
}
