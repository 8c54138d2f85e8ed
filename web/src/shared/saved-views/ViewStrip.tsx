import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { Button } from '@ui/controls/Button';
import { Link } from '@ui/link/Link';
import type { ReactNode } from 'react';
import styles from './saved-views.module.css';

export interface ViewOfStrip {
  id: string;
  name: string;
  href: string;
  /** Shown before and after the name. */
  before?: ReactNode;
  after?: ReactNode;
}

interface ViewStripProps {
  label: string;
  views: readonly ViewOfStrip[];
  /** The id of the view that the list shows. */
  current?: string;
  /** What can be done with the view that is shown, or with what is shown. */
  children?: ReactNode;
}

/** Saved views of a list, as links. */
export function ViewStrip({ label, views, current, children }: ViewStripProps) {
  return (
    <nav className={styles.views} aria-label={label}>
      {views.length > 0 && (
        <ul>
          {views.map(({ id, name, href, before, after }) => (
            <li key={id}>
              <Link look="plain" className={styles.view} href={href} aria-current={id === current ? 'page' : undefined}>
                {before}
                <span className={styles.name}>{name}</span>
                {after}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {children}
    </nav>
  );
}

/** Saves what the list shows now as a view. */
export function SaveViewButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button
      className={styles.save}
      variant="ghost"
      size="sm"
      icon={<IconBookmark size={16} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
