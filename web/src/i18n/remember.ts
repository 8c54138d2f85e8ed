import { use } from 'react';

/** Something that is loaded once and can then be read immediately, without suspending (hydration needs that). */
export interface Remembered<T> {
  /** The same promise until it fails. */
  load: () => Promise<T>;
}

/** React's own marks on a promise that is fulfilled. `use` then returns its value without suspending. */
const noted = <T>(promise: Promise<T>, value: T) => Object.assign(promise, { status: 'fulfilled', value });

function start<T>(load: () => Promise<T>): Promise<T> {
  const promise = load();
  promise.then(
    (loaded) => noted(promise, loaded),
    () => undefined,
  );
  return promise;
}

/** Marks a value that doesn't have to be waited for. */
export function present<T>(value: T): Remembered<T> {
  const promise = noted(Promise.resolve(value), value);
  return { load: () => promise };
}

/**
 * Keeps what `load` returned. After a failure the next call tries again, or the next one after `staysMs`: a component that
 * renders a failure which is forgotten before it can be read would load again and again.
 */
export function remember<T>(load: () => Promise<T>, staysMs = 0): Remembered<T> {
  let kept: Promise<T> | undefined;
  return {
    load: () => {
      kept ??= start(load);
      const asked = kept;
      asked.catch(() => {
        if (kept !== asked) return;
        setTimeout(() => {
          if (kept === asked) kept = undefined;
        }, staysMs);
      });
      return asked;
    },
  };
}

/**
 * For rendering: returns the value if it is there, otherwise suspends until it is. `use` is always called: skipping it when
 * React resumes a component that has just suspended would change the order of its hooks, and React would render the whole page
 * again.
 */
export function useRemembered<T>(remembered: Remembered<T>): T {
  return use(remembered.load());
}

/** One remembered value per key. */
export function rememberBy<T>(load: (key: string) => Promise<T>, staysMs?: number): (key: string) => Remembered<T> {
  const known = new Map<string, Remembered<T>>();
  return (key) => {
    const entry = known.get(key) ?? remember(() => load(key), staysMs);
    known.set(key, entry);
    return entry;
  };
}
