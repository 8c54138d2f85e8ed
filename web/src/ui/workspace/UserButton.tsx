import IconSelector from '@tabler/icons-react/dist/esm/icons/IconSelector.mjs';
import { VisuallyHidden } from '../controls/VisuallyHidden';
import { Menu } from '../overlay/Menu';
import { Avatar } from '../person/Avatar';
import type { ShellUser } from './nav';
import styles from './UserButton.module.css';

export interface UserButtonProps {
  user: ShellUser;
  /** What the button opens. */
  label: string;
  /** The avatar alone. */
  compact?: boolean;
}

/** Who is signed in, and what they can do about it. */
export function UserButton({ user, label, compact }: UserButtonProps) {
  const header = (
    <>
      <span className={styles.name}>{user.name}</span>
      {user.secondary && <span className={styles.secondary}>{user.secondary}</span>}
    </>
  );
  return (
    <Menu
      items={user.menu}
      align={compact ? 'end' : 'start'}
      header={compact ? header : undefined}
      trigger={(props) => (
        <button type="button" className={compact ? styles.compact : styles.button} {...props}>
          <Avatar name={user.name} />
          <VisuallyHidden>{compact ? `${label}, ${user.name}` : `${label}, `}</VisuallyHidden>
          {!compact && <span className={styles.words}>{header}</span>}
          {!compact && <IconSelector className={styles.icon} size={18} stroke={1.75} aria-hidden />}
        </button>
      )}
    />
  );
}
