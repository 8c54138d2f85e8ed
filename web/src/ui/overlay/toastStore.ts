import type { ReactElement } from 'react';

/** How long each kind of message stays, in milliseconds (docs/specification/constants.md). */
export const TOAST_MS = { account: 4000, signIn: 3000, signOut: 1000, default: 4000 } as const;

/** Texts are elements and not strings, so that they follow the reader's language while they are shown (`@shared/notes`). */
export interface ToastInput {
  title: ReactElement;
  message?: ReactElement;
  /** Errors stay until they are dismissed, and screen readers announce them immediately. */
  kind?: 'success' | 'error' | 'info';
  /** Milliseconds; ignored for errors. */
  duration?: number;
  /** One thing to do about it, such as undoing. */
  action?: { label: ReactElement; onClick: () => void };
}

export interface Toast extends ToastInput {
  id: number;
  kind: 'success' | 'error' | 'info';
}

let toasts: readonly Toast[] = [];
let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function visible(): Toast | null {
  return toasts.at(-1) ?? null;
}

function stopTimer(): void {
  clearTimeout(timer);
  timer = undefined;
}

function startTimer(): void {
  stopTimer();
  const shown = visible();
  if (!shown || shown.kind === 'error') return;
  timer = setTimeout(() => dismissToast(shown.id), shown.duration ?? TOAST_MS.default);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  startTimer();
  for (const listener of listeners) listener();
}

/**
 * Shows a toast; only the newest is visible. A temporary toast is replaced by a newer one, while an error is kept
 * beneath a note or another error and comes back. A success removes that error, because what failed before has now
 * worked. Returns the id for `dismissToast`.
 */
export function toast({ kind = 'success', ...input }: ToastInput): number {
  const entry: Toast = { ...input, kind, id: (lastId += 1) };
  const same = (old: Toast) => old.title === entry.title && old.message === entry.message;
  const waiting = kind === 'success' ? [] : toasts.filter((old) => old.kind === 'error' && !same(old));
  change([...waiting, entry]);
  return entry.id;
}

/** Removes a toast, or all of them without an id. */
export function dismissToast(id?: number): void {
  change(id === undefined ? [] : toasts.filter((entry) => entry.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  visible,
  /** Stops the clock while the pointer or the focus is on the toast. */
  pause: stopTimer,
  resume: startTimer,
};
