import { useSyncExternalStore } from 'react';

// A modal <dialog> makes everything outside it inert, so what must stay usable (toasts) moves into the topmost one.
let stack: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  stack = next;
  for (const listener of listeners) listener();
}

/** Registers an open modal. Returns a function that removes it again. */
export function enterModal(dialog: HTMLDialogElement): () => void {
  change([...stack, dialog]);
  return () => change(stack.filter((entry) => entry !== dialog));
}

/** Whether a modal dialog is open now. */
export const isModalOpen = () => stack.length > 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The topmost modal dialog, if one is open. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => stack.at(-1) ?? null,
    () => null,
  );
}
