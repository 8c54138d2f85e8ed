import type { ComponentPropsWithRef } from 'react';
import { cx } from '../cx';
import styles from './type.module.css';

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  level: 1 | 2 | 3 | 4;
  /** Step of the type scale; by default page, section, section, section. */
  look?: 'hero' | 'd1' | 'd2' | 'd3' | 'page' | 'dialog' | 'section';
}

/** A heading: `level` is for the outline of the page, `look` for its appearance. */
export function Heading({ level, look, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag className={cx(styles[look ?? (level === 1 ? 'page' : 'section')], className)} {...rest} />;
}

export interface TextProps extends ComponentPropsWithRef<'p'> {
  look?: 'lead' | 'body' | 'small' | 'caption' | 'figure' | 'amount';
  /** `2` is secondary, `3` is the weakest color that text may have. */
  ink?: 1 | 2 | 3;
  as?: 'p' | 'span' | 'div';
}

/** Running text, or the one headline figure of a page. */
export function Text({ look = 'body', ink = 1, as: Tag = 'p', className, ...rest }: TextProps) {
  return <Tag className={cx(styles[look], styles[`ink${ink}`], className)} {...rest} />;
}
