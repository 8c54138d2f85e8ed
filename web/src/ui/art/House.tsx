import { cx } from '../cx';
import type { HouseSpec } from './house';
import { houseShapes } from './houseShapes';
import styles from './art.module.css';

/** Colors of a picture. `street` follows the theme, the others are the same by day and night. */
export type ArtPalette = 'street' | 'day' | 'night' | 'nightBack' | 'brick' | 'sky' | 'stone' | 'lamp' | 'plum';

export interface HouseProps {
  spec: HouseSpec;
  x?: number;
  y?: number;
  palette?: ArtPalette;
  className?: string;
}

/** A house inside another drawing; (x, y) is the foot of its left wall. */
export function House({ spec, x = 0, y = 0, palette, className }: HouseProps) {
  const shapes = houseShapes(spec);
  return (
    <g className={cx(styles.house, palette && styles[palette], className)} transform={`translate(${x} ${y})`}>
      <path className={styles.wall} d={shapes.wall} />
      <path className={styles.roof} d={shapes.roof} />
      {shapes.dormers && <path className={styles.wall} d={shapes.dormers} />}
      <path className={styles.unlit} d={shapes.unlit} />
      {shapes.lit && <path className={styles.lit} d={shapes.lit} />}
      <path className={styles.door} d={shapes.door} />
      {shapes.awning && <path className={styles.roof} d={shapes.awning} />}
      <path className={styles.lines} d={shapes.lines} />
      <path className={styles.knob} d={shapes.knob} />
    </g>
  );
}
