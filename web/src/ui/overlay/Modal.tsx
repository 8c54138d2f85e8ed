import { type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from './useModal';

export interface ModalProps {
  className?: string;
  label?: string;
  labelledBy?: string;
  side?: 'left' | 'right';
  /** Asked for by Escape or the backdrop. */
  onClose: () => void;
  /** False while something must not be interrupted. */
  dismissible?: boolean;
  children: ReactNode;
}

/** What dialogs, drawers and panels share. It hangs on the body, so that the look of the place that opens it does not reach into it. */
export function Modal({ className, label, labelledBy, side, onClose, dismissible = true, children }: ModalProps) {
  const ref = useModal();
  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (dismissible) onClose();
  };
  const press = (event: MouseEvent): void => {
    if (event.target === ref.current && dismissible) onClose();
  };
  return createPortal(
    <dialog
      ref={ref}
      className={className}
      data-side={side}
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onCancel={cancel}
      onMouseDown={press}
    >
      {children}
    </dialog>,
    document.body,
  );
}
