import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './Disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** The question or the heading that is always seen. */
  title: ReactNode;
}

/** A part that opens on demand, and that the browser's search finds. Give several the same `name` to keep only one open. */
export function Disclosure({ title, children, className, ...rest }: DisclosureProps) {
  return (
    <details className={cx(styles.disclosure, className)} {...rest}>
      <summary className={styles.summary}>
        <span>{title}</span>
        <IconPlus className={styles.closed} size={18} stroke={1.75} aria-hidden />
        <IconMinus className={styles.opened} size={18} stroke={1.75} aria-hidden />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
