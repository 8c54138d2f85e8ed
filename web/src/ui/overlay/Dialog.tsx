import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, type ReactNode } from 'react';
import { IconButton } from '../controls/IconButton';
import { cx } from '../cx';
import { Modal } from './Modal';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, a click on the backdrop or the close button. */
  onClose: () => void;
  /** One question or the name of the task. */
  title: ReactNode;
  /** Label of the close button. Without it there is no close button, and the actions must offer a way to leave. */
  closeLabel?: string;
  children?: ReactNode;
  /** Buttons at the bottom, the main one last. Its label repeats the verb of the title. The one that cancels has `data-cancel`. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** False while something must not be interrupted. */
  dismissible?: boolean;
  /** False if closing loses nothing: filters, and what is kept as a draft. Otherwise it asks once a field was changed. */
  asksFirst?: boolean;
  className?: string;
}

/** A modal window; on phones a sheet that fills the screen. Mark the first field with `data-autofocus` if it is not the first control. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    onClose,
    title,
    closeLabel,
    children,
    actions,
    size = 'md',
    dismissible = true,
    asksFirst,
    className,
  } = props;
  const titleId = useId();
  return (
    <Modal
      className={cx(styles.dialog, styles[size], className)}
      labelledBy={titleId}
      onClose={onClose}
      dismissible={dismissible}
      asksFirst={asksFirst}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {closeLabel && dismissible && (
            <IconButton
              data-close=""
              label={closeLabel}
              icon={<IconX aria-hidden />}
              className={styles.close}
              onClick={onClose}
            />
          )}
        </div>
        {children && <div className={styles.body}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Modal>
  );
}
