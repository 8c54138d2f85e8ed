import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import type { Ref } from 'react';
import styles from './Launcher.module.css';

export interface LauncherProps {
  label: string;
  onClick: () => void;
  /** The number of answers that the visitor hasn't looked at yet. */
  unread?: number;
  /** Text beside the icon, for the minimized widget. */
  text?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The floating button at the bottom right. */
export function Launcher({ label, onClick, unread = 0, text, ref }: LauncherProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.launcher}
      aria-label={label}
      data-press="chat"
      onClick={onClick}
      data-wide={text !== undefined || undefined}
    >
      <IconMessageCircle size={26} stroke={1.75} aria-hidden />
      {text !== undefined && <span>{text}</span>}
      {unread > 0 && <span className={styles.unread}>{unread}</span>}
    </button>
  );
}
