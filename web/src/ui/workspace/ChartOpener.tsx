import { Link } from '../link/Link';
import styles from './Chart.module.css';

export interface ChartOpenerProps {
  /** Of each period: what it is called with its figures, and what stands behind them. */
  places: readonly { label: string; href?: string }[];
  // The chart's library hands these in.
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  index?: number;
}

/** The whole height of a bar's place, as a link: a low bar is as easily pressed as a high one. */
export function ChartOpener({ places, x = 0, y = 0, width = 0, height = 0, index = 0 }: ChartOpenerProps) {
  const place = places[index];
  if (!place?.href) return null;
  return (
    <Link look="plain" className={styles.opener} href={place.href} aria-label={place.label}>
      <rect x={x} y={y} width={width} height={height} rx={2} fill="transparent" />
    </Link>
  );
}
