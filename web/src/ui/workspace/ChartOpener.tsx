import { Link } from '../link/Link';
import styles from './Chart.module.css';

export interface ChartOpenerProps {
  /** For each period, its name with its figures, and the link to what is behind them. */
  places: readonly { label: string; href?: string }[];
  // The chart library passes these in.
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  index?: number;
}

/** A link over the full height of a bar's place, so that a low bar is as easy to click as a high one. */
export function ChartOpener({ places, x = 0, y = 0, width = 0, height = 0, index = 0 }: ChartOpenerProps) {
  const place = places[index];
  if (!place?.href) return null;
  return (
    <Link look="plain" className={styles.opener} href={place.href} aria-label={place.label}>
      <rect x={x} y={y} width={width} height={height} rx={2} fill="transparent" />
    </Link>
  );
}
