import { useContext, type KeyboardEvent, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { AskFirstContext } from './ask-first';
import { useTyped } from './use-typed';
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
  /** False if closing loses nothing: filters, and what is kept as a draft. */
  asksFirst?: boolean;
  children: ReactNode;
}

/**
 * The common part of dialogs, drawers and panels. It is rendered into the body, so that styles of the place that opens it don't
 * apply. If fields were changed, closing asks first: by Escape, the backdrop, and buttons with `data-close` or `data-cancel`.
 */
export function Modal(props: ModalProps) {
  const { className, label, labelledBy, side, onClose, dismissible = true, asksFirst = true, children } = props;
  const ref = useModal();
  const isTyped = useTyped(ref);
  const askFirst = useContext(AskFirstContext);
  const leave = () => (asksFirst && isTyped() ? askFirst(onClose) : onClose());
  const cancel = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (dismissible) leave();
  };
  // Browsers close a dialog on the second Escape in a row regardless of what `cancel` returns. They don't if the key
  // itself was handled.
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !ref.current?.contains(event.target as Node)) return;
    cancel(event);
  };
  const press = (event: MouseEvent): void => {
    if (event.target === ref.current && dismissible) leave();
  };
  const click = (event: MouseEvent): void => {
    const button = event.target instanceof Element && event.target.closest('[data-close], [data-cancel]');
    if (!button || !ref.current?.contains(button) || !asksFirst || !isTyped()) return;
    event.stopPropagation();
    askFirst(onClose);
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
      onKeyDown={keyDown}
      onMouseDown={press}
      onClickCapture={click}
    >
      {children}
    </dialog>,
    document.body,
  );
}
