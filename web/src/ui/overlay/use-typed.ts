import { useEffect, useRef, type RefObject } from 'react';

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Passwords and codes are no loss, and a search changes nothing. */
const UNASKED = '[type=password], [type=search], [autocomplete=one-time-code], [role=search] *';

const isAsked = (target: EventTarget | null): target is TypedField =>
  (target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement) &&
  !target.matches(UNASKED);

const isChoice = (field: TypedField): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

const stateOf = (field: TypedField) => (isChoice(field) ? String(field.checked) : field.value);

/**
 * Whether someone changed a field in this dialog, and hasn't changed it back. It looks at the fields and not at the
 * forms, so forms need no code for it. Dialogs that a dialog opens are elsewhere in the document and count separately.
 */
export function useTyped(dialog: RefObject<HTMLDialogElement | null>): () => boolean {
  // A field that wasn't focused before it was changed (Safari does this with checkboxes) counts as changed.
  const first = useRef(new Map<TypedField, string | undefined>());
  const typed = useRef(new Set<TypedField>());
  useEffect(() => {
    const root = dialog.current;
    const meet = (target: EventTarget | null, state?: (field: TypedField) => string) => {
      if (isAsked(target) && !first.current.has(target)) first.current.set(target, state?.(target));
    };
    const focus = ({ target }: Event) => meet(target, stateOf);
    const note = ({ target }: Event) => {
      meet(target);
      if (isAsked(target)) typed.current.add(target);
    };
    meet(document.activeElement, stateOf);
    root?.addEventListener('focusin', focus);
    for (const event of ['input', 'change']) root?.addEventListener(event, note);
    return () => {
      root?.removeEventListener('focusin', focus);
      for (const event of ['input', 'change']) root?.removeEventListener(event, note);
    };
  }, [dialog]);
  // A field that is no longer there was sent, or belonged to a choice that was undone.
  return () => [...typed.current].some((field) => field.isConnected && stateOf(field) !== first.current.get(field));
}
