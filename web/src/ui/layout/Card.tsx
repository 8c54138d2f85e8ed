import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx';
import styles from './Card.module.css';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: 'div' | 'section' | 'article' | 'li';
  /** `sm` 16, `md` 24, `none` for lists that run to the edge. */
  padding?: 'none' | 'sm' | 'md';
  /** Floats above a night header. */
  raised?: boolean;
}

/** Something that can be picked up; otherwise use a Section with hairlines. */
export function Card({ as: Tag = 'div', padding = 'md', raised, className, ...rest }: CardProps) {
  const Element = Tag as 'div';
  return <Element className={cx(styles.card, styles[padding], raised && styles.raised, className)} {...rest} />;
}
