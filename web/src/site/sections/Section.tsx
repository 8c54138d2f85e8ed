import { cx } from '@ui/cx';
import type { ReactNode } from 'react';
import styles from './Section.module.css';

export interface SectionProps {
  /** The background; by default the canvas. */
  tone?: 'canvas' | 'surface' | 'night' | 'dusk' | 'lamp';
  /** Id of its heading, which names it. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** One band of a public page with the content column in it. */
export function Section({ tone = 'canvas', labelledBy, className, children }: SectionProps) {
  return (
    <section
      className={styles[tone]}
      aria-labelledby={labelledBy}
      data-surface={tone === 'night' ? 'night' : undefined}
    >
      <div className={cx(styles.content, className)}>{children}</div>
    </section>
  );
}
