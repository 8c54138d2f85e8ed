import { cx } from '../cx';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** The shape of what will be shown. */
  shape?: 'page' | 'list' | 'form' | 'lines';
  /** What is loading, for screen readers. */
  label: string;
  /** Rows of a list, lines of text. */
  rows?: number;
  className?: string;
}

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function Rows({ count }: { count: number }) {
  return times(count).map((row) => (
    <div key={row} className={styles.row}>
      <span className={cx(styles.bone, styles.square)} />
      <span className={styles.stack}>
        <span className={cx(styles.bone, styles.line)} />
        <span className={cx(styles.bone, styles.short)} />
      </span>
      <span className={cx(styles.bone, styles.end)} />
    </div>
  ));
}

function Shape({ shape, rows }: { shape: NonNullable<SkeletonProps['shape']>; rows: number }) {
  if (shape === 'list') return <Rows count={rows} />;
  if (shape === 'lines')
    return times(rows).map((row) => (
      <span key={row} className={cx(styles.bone, row % 3 === 2 ? styles.short : styles.line)} />
    ));
  if (shape === 'form') {
    return times(rows).map((row) => (
      <span key={row} className={styles.stack}>
        <span className={cx(styles.bone, styles.short)} />
        <span className={cx(styles.bone, styles.field)} />
      </span>
    ));
  }
  return (
    <>
      <div className={styles.head}>
        <span className={cx(styles.bone, styles.short)} />
        <span className={cx(styles.bone, styles.chip)} />
      </div>
      <span className={cx(styles.bone, styles.figure)} />
      <span className={cx(styles.bone, styles.bar)} />
      <Rows count={rows} />
    </>
  );
}

/** A placeholder in the page's shape while it loads. It appears after 200 ms, so that quick answers don't flicker. */
export function Skeleton({ shape = 'page', label, rows = 3, className }: SkeletonProps) {
  return (
    <div className={cx(styles.skeleton, className)} role="status" aria-label={label} aria-busy="true">
      <Shape shape={shape} rows={rows} />
    </div>
  );
}
