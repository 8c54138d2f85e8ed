import { cx } from '../cx';
import styles from './Sparkline.module.css';

export interface SparklineProps {
  values: readonly number[];
  /** Amber for what should fall but does not. */
  tone?: 'plain' | 'warning';
  className?: string;
}

const WIDTH = 160;
const HEIGHT = 36;

/** The course of one figure, without axes. Decorative: the figure beside it is the information. */
export function Sparkline({ values, tone = 'plain', className }: SparklineProps) {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = values.length > 1 ? (WIDTH - 8) / (values.length - 1) : 0;
  const y = (value: number): number => 4 + (HEIGHT - 8) * (high === low ? 0.5 : 1 - (value - low) / (high - low));
  const points = values.map(
    (value, index) => [Math.round(index * step * 10) / 10, Math.round(y(value) * 10) / 10] as const,
  );
  const last = points.at(-1);
  if (!last) return null;
  return (
    <svg
      className={cx(styles.line, styles[tone], className)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      <polyline points={points.map((point) => point.join(',')).join(' ')} />
      <circle cx={last[0]} cy={last[1]} r="3.5" />
    </svg>
  );
}
