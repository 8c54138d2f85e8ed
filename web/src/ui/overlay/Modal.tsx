import { type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from './useModal';

export interface ModalProps {
  className?: string;
  label?: string;
  labelledBy?: string;
  side?: 'left' | 'right';
  /** Called on Escape or a click on the backdrop. */
  onClose: () => void;
  /** False while something must not be interrupted. */
  dismissible?: boolean;
  children: ReactNode;
}

/**
 * The common part of dialogs, drawers and panels. It is rendered into the body, so that styles of the place that opens it don't
 * apply.
 */
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
