import { useEffect, useRef, type RefObject } from 'react';
import { enterModal } from './modals';

const FOCUSABLE = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex="0"]';

function firstStop(dialog: HTMLDialogElement): HTMLElement {
  const asked = dialog.querySelector<HTMLElement>('[data-autofocus]');
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const usable = stops.filter((stop) => !stop.hasAttribute('disabled') && !stop.hasAttribute('data-close'));
  return asked ?? usable[0] ?? stops[0] ?? dialog;
}

/** Opens the dialog element as a modal while it is mounted. The focus moves into it, and back to where it was afterwards. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    firstStop(dialog).focus();
    const leave = enterModal(dialog);
    return () => {
      leave();
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return ref;
}
