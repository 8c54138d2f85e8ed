import { useLinkComponent } from '../link/LinkProvider';
import type { NavItem } from './nav';
import { NavCount, NavCountWords } from './NavCount';
import styles from './TopNav.module.css';

/** Links side by side in a top bar; the current one is underlined. Hidden on phones. */
export function TopNav({ items, label }: { items: readonly NavItem[]; label: string }) {
  const LinkComponent = useLinkComponent();
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.href}>
            <LinkComponent href={item.href} className={styles.item} aria-current={item.current ? 'page' : undefined}>
              {item.label}
              <NavCount item={item} look={styles.count} />
              <NavCountWords item={item} />
            </LinkComponent>
          </li>
        ))}
      </ul>
    </nav>
  );
}
