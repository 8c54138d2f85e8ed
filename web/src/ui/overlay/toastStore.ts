import type { ReactElement } from 'react';

/** How long each kind of message stays, in milliseconds (docs/specification/constants.md). */
export const TOAST_MS = { account: 4000, signIn: 3000, signOut: 1000, default: 4000 } as const;

/** Words are elements, not strings, so that they can follow the reader's language while they stand (`@shared/notes`). */
export interface ToastInput {
  title: ReactElement;
  message?: ReactElement;
  /** Errors stay until dismissed and are announced at once. */
  kind?: 'success' | 'error' | 'info';
  /** Milliseconds; without meaning for errors. */
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
 * Shows a message; only the newest is visible. A passing message gives way to a newer one, an error waits beneath a
 * note or another error and comes back. A success settles it: what failed before is no news any more.
 * The answer is the id for `dismissToast`.
 */
export function toast({ kind = 'success', ...input }: ToastInput): number {
  const entry: Toast = { ...input, kind, id: (lastId += 1) };
  const same = (old: Toast) => old.title === entry.title && old.message === entry.message;
  const waiting = kind === 'success' ? [] : toasts.filter((old) => old.kind === 'error' && !same(old));
  change([...waiting, entry]);
  return entry.id;
}

/** Takes a message away; without an id all of them. */
export function dismissToast(id?: number): void {
  change(id === undefined ? [] : toasts.filter((entry) => entry.id !== id));
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  visible,
  /** Holds the clock while a pointer or the focus is on the message. */
  pause: stopTimer,
  resume: startTimer,
};
