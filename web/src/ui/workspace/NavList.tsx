import { cx } from '../cx';
import { useLinkComponent } from '../link/LinkProvider';
import type { NavGroup, NavItem } from './nav';
import { NavCount, NavCountWords } from './NavCount';
import styles from './NavList.module.css';

export interface NavListProps {
  groups: readonly NavGroup[];
  label: string;
  /** `rail` stacks icon and word (72 px wide). */
  layout?: 'list' | 'rail';
  onFollow?: () => void;
  className?: string;
}

function NavEntry({ item, onFollow }: { item: NavItem; onFollow?: () => void }) {
  const LinkComponent = useLinkComponent();
  return (
    <li>
      <LinkComponent
        href={item.href}
        className={styles.item}
        aria-current={item.current ? 'page' : undefined}
        onClick={onFollow}
      >
        {item.icon}
        <span className={styles.label}>{item.label}</span>
        {item.counted && item.count === undefined && <span className={styles.count} />}
        <NavCount item={item} look={cx(styles.count, item.alert && styles.alert)} dot={styles.dot} />
        <NavCountWords item={item} />
      </LinkComponent>
    </li>
  );
}

/** Places of a workspace: icon, word, figure. */
export function NavList({ groups, label, layout = 'list', onFollow, className }: NavListProps) {
  return (
    <nav aria-label={label} className={cx(styles[layout], className)}>
      {groups.map((group, index) => (
        <div key={index} className={styles.group}>
          {group.label && <p className={styles.heading}>{group.label}</p>}
          <ul>
            {group.items.map((item) => (
              <NavEntry key={item.href} item={item} onFollow={onFollow} />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
