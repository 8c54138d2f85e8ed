import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { IconButton } from '../controls/IconButton';
import { Modal } from '../overlay/Modal';
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
  return (
    <Modal className={styles.drawer} side={side} label={label} onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.head}>
          {head ?? <span />}
          <IconButton data-close="" label={closeLabel} icon={<IconX aria-hidden />} onClick={onClose} />
        </div>
        {children}
      </div>
    </Modal>
  );
}
