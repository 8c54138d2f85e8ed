import type { ReactNode } from 'react';
import { cx } from '../cx';
import { Pane } from '../pane/Pane';
import { STATUS_PANE, type StatusName } from '../pane/status';
import styles from './SegmentedBar.module.css';

export interface BarSegment {
  status: StatusName;
  /** Any unit; the widths are its shares. */
  value: number;
  label: ReactNode;
  /** The figure under the label. */
  figure: ReactNode;
  note?: ReactNode;
}

export interface SegmentedBarProps {
  segments: readonly BarSegment[];
  /** Hides the list of figures if they are elsewhere on the page. */
  hideLegend?: boolean;
  className?: string;
}

const GAP = 0.55;
const SMALLEST = 1.4;

/** Shares as a percentage of the bar. A tiny share keeps a visible width. */
export function shares(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0);
  if (total === 0) return values.map(() => 0);
  const there = values.filter((value) => value > 0).length;
  const room = 100 - GAP * (there - 1);
  const raw = values.map((value) => (value > 0 ? Math.max(SMALLEST, (value / total) * room) : 0));
  const excess = raw.reduce((sum, share) => sum + share, 0) - room;
  const largest = raw.indexOf(Math.max(...raw));
  return raw.map((share, index) => (index === largest ? share - excess : share));
}

function looks(status: StatusName): string | undefined {
  const pane = STATUS_PANE[status];
  if (pane === 'half' || pane === 'hatch') return styles.hatched;
  return pane === 'empty' || pane === 'dashed' ? styles.outlined : styles.solid;
}

/**
 * What arrived and what didn't, as one bar in the patterns of the panes: solid, hatched, outlined. The list beside it has the
 * words.
 */
export function SegmentedBar({ segments, hideLegend, className }: SegmentedBarProps) {
  const widths = shares(segments.map((segment) => segment.value));
  let x = 0;
  const bars = segments.flatMap((segment, index) => {
    const width = widths[index] ?? 0;
    if (width === 0) return [];
    const at = x;
    x += width + GAP;
    return [{ segment, at, width }];
  });
  return (
    <div className={cx(styles.wrap, className)}>
      <svg className={styles.bar} width="100%" height="18" aria-hidden="true" focusable="false">
        {bars.map(({ segment, at, width }) => (
          <svg
            key={segment.status}
            x={`${at}%`}
            width={`${width}%`}
            height="18"
            data-status={segment.status}
            className={looks(segment.status)}
          >
            <Segment hatched={looks(segment.status) === styles.hatched} />
          </svg>
        ))}
      </svg>
      {!hideLegend && (
        <ul className={styles.legend}>
          {segments.map((segment) => (
            <li key={segment.status}>
              <span className={styles.label}>
                <Pane status={segment.status} />
                {segment.label}
              </span>
              <span className={styles.figure}>{segment.figure}</span>
              {segment.note && <span className={styles.note}>{segment.note}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const HATCHES = /* @__PURE__ */ Array.from({ length: 60 }, (_, index) => `M${index * 11 - 8} 20l18 -22`).join('');

function Segment({ hatched }: { hatched: boolean }) {
  return (
    <>
      <rect className={styles.ground} x="0" y="0" width="100%" height="100%" rx="3" />
      {hatched && <path className={styles.stripes} d={HATCHES} />}
      <rect className={styles.edge} x="1" y="1" rx="2.5" />
    </>
  );
}
