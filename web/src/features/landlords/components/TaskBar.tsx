import styles from './list.module.css';

/** How much of a long piece of work is done. The words above it say the same. */
export function TaskBar({ label, done, total }: { label: string; done: number; total: number }) {
  return <progress className={styles.bar} aria-label={label} value={done} max={Math.max(total, 1)} />;
}
