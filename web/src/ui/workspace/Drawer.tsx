import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../controls/IconButton';
import { useModal } from '../overlay/useModal';
import styles from './Drawer.module.css';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  label: string;
  closeLabel: string;
  head?: ReactNode;
  children: ReactNode;
  side?: 'left' | 'right';
}

/** A panel from the edge: the sidebar on small screens, filters, triage. */
export function Drawer({ open, ...rest }: DrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ onClose, label, closeLabel, head, children, side = 'left' }: Omit<DrawerProps, 'open'>) {
  const ref = useModal();
  const press = (event: MouseEvent): void => {
    if (event.target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      className={styles.drawer}
      data-side={side}
      aria-label={label}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={press}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          {head ?? <span />}
          <IconButton data-close="" label={closeLabel} icon={<IconX aria-hidden />} onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
