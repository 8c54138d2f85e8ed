import styles from './FiftyHomes.module.css';

const COLUMNS = 10;
const STEP = { x: 54, y: 58 };

/** Windows of fifty homes, and the one home that they stand for. */
export function FiftyHomes({ count }: { count: number }) {
  const spots = Array.from(
    { length: count - 1 },
    (_, index) => [(index % COLUMNS) * STEP.x, Math.floor(index / COLUMNS) * STEP.y] as const,
  );
  const rows = Math.ceil(count / COLUMNS);
  const [x, y] = [(COLUMNS - 1) * STEP.x, (rows - 1) * STEP.y];
  const panes = spots.map(([left, top]) => `M${left + 3} ${top + 12}h32v39h-32Z`).join('');
  const bars = spots.map(([left, top]) => `M${left + 19} ${top + 12}v39M${left + 3} ${top + 29}h32`).join('');
  return (
    <svg
      className={styles.homes}
      viewBox={`0 0 ${x + 44} ${y + 58}`}
      width={x + 44}
      height={y + 58}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.pane} d={panes + bars} />
      <path className={styles.house} d={`M${x} ${y + 55}v-28l20-22 20 22v28Z`} />
      <path className={styles.door} d={`M${x + 14} ${y + 55}v-18h12v18Z`} />
    </svg>
  );
}
