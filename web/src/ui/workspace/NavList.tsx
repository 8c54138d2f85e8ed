import { useEffect, useRef } from 'react';
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

/** A menu that is longer than the window scrolls to the place where the reader is, and moves nothing else. */
function useCurrentInView(current: string | undefined) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const place = nav.current?.querySelector('[aria-current]');
    if (!nav.current || !place) return;
    const [shown, wanted] = [nav.current.getBoundingClientRect(), place.getBoundingClientRect()];
    if (wanted.bottom > shown.bottom) nav.current.scrollTop += wanted.bottom - shown.bottom;
    else if (wanted.top < shown.top) nav.current.scrollTop -= shown.top - wanted.top;
  }, [current]);
  return nav;
}

/** Places of a workspace: icon, word, figure. */
export function NavList({ groups, label, layout = 'list', onFollow, className }: NavListProps) {
  const nav = useCurrentInView(groups.flatMap(({ items }) => items).find((item) => item.current)?.href);
  return (
    <nav ref={nav} aria-label={label} className={cx(styles[layout], className)}>
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
