import { cx } from '../cx';
import { GLYPH, WINDOW, paneShapes } from './shapes';
import { STATUS_PANE, type PaneKind, type StatusName } from './status';
import styles from './Pane.module.css';

export interface PaneProps {
  /** Takes the status's color, and its kind unless `kind` says otherwise. */
  status?: StatusName;
  kind?: PaneKind;
  /** `glyph` (10 × 13) beside words, `window` (30 × 38) in a street. */
  size?: 'glyph' | 'large' | 'window';
  /** Lets the light rise once: for a payment that has just arrived. */
  filling?: boolean;
  className?: string;
}

/** One window: its fill shows the progress. It is decorative, because the word is next to it. */
export function Pane({ status, kind, size = 'glyph', filling, className }: PaneProps) {
  const box = size === 'window' ? WINDOW : GLYPH;
  const shown = kind ?? (status ? STATUS_PANE[status] : 'empty');
  const shapes = paneShapes(shown, box);
  return (
    <svg
      className={cx(styles.pane, styles[size], filling && styles.filling, className)}
      data-status={status === 'emergency' ? 'danger' : status}
      data-pane={shown}
      viewBox={`0 0 ${box.w} ${box.h}`}
      aria-hidden="true"
      focusable="false"
    >
      {shapes.stroke && size === 'window' && <path className={styles.glass} d={paneShapes('full', box).fill} />}
      {shapes.fill && <path className={styles.fill} d={shapes.fill} />}
      {shapes.stroke && (
        <path className={cx(styles.stroke, shapes.dashed && styles.dashed)} d={shapes.stroke} strokeWidth={box.line} />
      )}
      {shapes.ink && (
        <path className={styles.ink} d={shapes.ink} strokeWidth={box.line * (size === 'window' ? 1.6 : 1)} />
      )}
    </svg>
  );
}
