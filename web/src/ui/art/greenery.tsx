import { cx } from '../cx';
import { circle, line, polygon } from './path';
import styles from './art.module.css';

interface Place {
  x: number;
  y?: number;
  /** Height of the whole thing in drawing units. */
  height?: number;
  className?: string;
}

/** A round tree; (x, y) is the foot of its trunk. */
export function Tree({ x, y = 0, height = 134, className }: Place) {
  const r = height * 0.24;
  const crown = -height + r;
  const branches = `M${x} ${y}V${y + crown - r * 0.45}M${x} ${y + crown + r * 0.55}l${-r * 0.5} ${-r * 0.5}M${x} ${y + crown + r * 0.2}l${r * 0.5} ${-r * 0.5}`;
  return (
    <g className={className}>
      <path className={styles.leaf} d={circle(x, y + crown, r)} />
      <path className={styles.stem} d={branches} />
    </g>
  );
}

/** A poplar. */
export function Poplar({ x, y = 0, height = 108, className }: Place) {
  const [w, h] = [height * 0.18, height * 0.74];
  const top = y - height;
  const leaf = `M${x} ${top}C${x + w * 0.6} ${top + h * 0.3} ${x + w} ${top + h * 0.5} ${x + w} ${top + h * 0.65}S${x + w * 0.5} ${top + h} ${x} ${top + h}S${x - w} ${top + h * 0.85} ${x - w} ${top + h * 0.65}S${x - w * 0.6} ${top + h * 0.3} ${x} ${top}z`;
  return (
    <g className={className}>
      <path className={styles.leaf} d={leaf} />
      <path className={styles.stem} d={line(x, y, x, top + h * 0.5)} />
    </g>
  );
}

/** A street lamp; its light is on unless `off`. */
export function StreetLamp({ x, y = 0, height = 104, className, off }: Place & { off?: boolean }) {
  const top = y - height;
  const head = polygon([
    [x - 5, top],
    [x + 5, top],
    [x + 8, top + 18],
    [x - 8, top + 18],
  ]);
  return (
    <g className={className}>
      <path className={styles.lines} d={line(x, y, x, top + 18) + line(x - 8, y, x + 8, y)} />
      <path className={cx(off ? styles.unlit : styles.lit)} d={head} />
    </g>
  );
}

/** A crescent. */
export function Moon({ x, y, r = 44 }: { x: number; y: number; r?: number }) {
  const [ex, ey] = [x + r, y + r * 0.22];
  const [sx, sy] = [x - r * 0.05, y - r];
  return (
    <path
      className={styles.light}
      d={`M${sx} ${sy}A${r} ${r} 0 1 0 ${ex} ${ey}A${r * 0.78} ${r * 0.78} 0 0 1 ${sx} ${sy}z`}
    />
  );
}
