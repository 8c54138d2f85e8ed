import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import styles from './Section.module.css';

export interface SectionProps {
  title: ReactNode;
  /** At the right of the title: a link, a count, keys of a chart. */
  aside?: ReactNode;
  level?: 2 | 3;
  children: ReactNode;
  className?: string;
}

/** A titled part of a page, set apart by space rather than by a box. */
export function Section({ title, aside, level = 2, children, className }: SectionProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <section aria-labelledby={id} className={cx(styles.section, className)}>
      <div className={styles.head}>
        <Title id={id} className={styles.title}>
          {title}
        </Title>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}

export interface PageHeadProps {
  title: ReactNode;
  /** Shown before the title: a plate or an avatar. */
  lead?: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** The button of a menu with what else can be done: after the actions, on a phone at the right of the title. */
  menu?: ReactNode;
}

/** Title of a workspace page with its actions. */
export function PageHead({ title, lead, subtitle, actions, menu }: PageHeadProps) {
  return (
    <div className={styles.pageHead}>
      {lead}
      <div className={styles.pageWords}>
        <h1 className={styles.page}>{title}</h1>
        {subtitle && <div className={styles.subtitle}>{subtitle}</div>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {menu && <div className={styles.menu}>{menu}</div>}
    </div>
  );
}
