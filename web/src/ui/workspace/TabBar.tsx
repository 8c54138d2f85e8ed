import type { ReactNode } from 'react';
import { useLinkComponent } from '../link/LinkProvider';
import type { NavItem } from './nav';
import { NavCount, NavCountWords } from './NavCount';
import styles from './TabBar.module.css';

export interface TabBarProps {
  /** At most five, `more` included. */
  items: readonly NavItem[];
  label: string;
  /** A last entry that opens the rest. */
  more?: { label: ReactNode; icon: ReactNode; expanded: boolean; onPress: () => void };
}

/** The bar at the foot of a phone. */
export function TabBar({ items, label, more }: TabBarProps) {
  const LinkComponent = useLinkComponent();
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={styles.cell}>
            <LinkComponent href={item.href} className={styles.tab} aria-current={item.current ? 'page' : undefined}>
              <span className={styles.icon}>
                {item.icon}
                <NavCount item={item} look={styles.count} />
              </span>
              <span>{item.short ?? item.label}</span>
              <NavCountWords item={item} />
            </LinkComponent>
          </li>
        ))}
        {more && (
          <li className={styles.cell}>
            <button type="button" className={styles.tab} aria-expanded={more.expanded} onClick={more.onPress}>
              <span className={styles.icon}>{more.icon}</span>
              <span>{more.label}</span>
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
