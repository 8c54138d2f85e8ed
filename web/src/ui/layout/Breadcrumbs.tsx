import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { ReactNode } from 'react';
import { Link } from '../link/Link';
import styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** From the top to here; the last has no address. */
  items: readonly { label: ReactNode; href?: string }[];
  label: string;
}

/** The way from the top to this page. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  return (
    <nav className={styles.way} aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            {index > 0 && <IconChevronRight size={15} stroke={1.75} aria-hidden />}
            {item.href ? (
              <Link look="plain" href={item.href} className={styles.link}>
                {item.label}
              </Link>
            ) : (
              <span className={styles.here} aria-current="page">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
