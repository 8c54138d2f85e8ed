import { cx } from '../cx';
import { rect } from './path';
import styles from './art.module.css';

export interface PlanPictureProps {
  /** Exactly so many windows, all lit; `many` draws a skyline. */
  windows: number | 'many';
  className?: string;
}

const [WIDTH, HEIGHT] = [300, 140];

interface Block {
  x: number;
  w: number;
  h: number;
  columns: number;
  rows: number;
}

const SKYLINE: readonly Block[] = [
  { x: 4, w: 62, h: 92, columns: 4, rows: 5 },
  { x: 62, w: 54, h: 130, columns: 4, rows: 7 },
  { x: 108, w: 74, h: 108, columns: 5, rows: 6 },
  { x: 174, w: 50, h: 136, columns: 3, rows: 8 },
  { x: 218, w: 68, h: 84, columns: 4, rows: 5 },
];

function panes({ x, w, h, columns, rows }: Block): string {
  const [cw, ch] = [(w - 12) / columns, (h - 10) / rows];
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return rect(x + 6 + column * cw + cw * 0.16, -h + 7 + row * ch + ch * 0.12, cw * 0.68, ch * 0.72);
  }).join('');
}

function single(windows: number): Block {
  const rows = windows <= 10 ? 2 : 5;
  return { x: 8, w: 230, h: windows <= 10 ? 110 : 128, columns: Math.ceil(windows / rows), rows };
}

/** A plan as a building with exactly its number of windows. Decorative. */
export function PlanPicture({ windows, className }: PlanPictureProps) {
  const blocks = windows === 'many' ? SKYLINE : [single(windows)];
  return (
    <svg
      className={cx(styles.art, styles.paper, className)}
      viewBox={`0 ${-HEIGHT} ${WIDTH} ${HEIGHT + 2}`}
      width={WIDTH}
      height={HEIGHT + 2}
      aria-hidden="true"
      focusable="false"
    >
      {blocks.map((block) => (
        <g key={block.x}>
          <path className={styles.wall} d={rect(block.x, -block.h, block.w, block.h)} />
          {windows !== 'many' && <path className={styles.roof} d={rect(block.x - 5, -block.h - 7, block.w + 10, 7)} />}
          <path className={styles.glow} d={panes(block)} />
        </g>
      ))}
      <path className={styles.lines} d={`M0 0H${WIDTH}`} />
    </svg>
  );
}
