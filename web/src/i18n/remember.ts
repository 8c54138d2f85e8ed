import { use } from 'react';

/** Something that loads once and is then read at once, without suspending (hydration needs that). */
export interface Remembered<T> {
  /** The same promise until it has failed. */
  load: () => Promise<T>;
}

/** What React itself notes on a promise that has settled: `use` then gives its value without suspending. */
const noted = <T>(promise: Promise<T>, value: T) => Object.assign(promise, { status: 'fulfilled', value });

function start<T>(load: () => Promise<T>): Promise<T> {
  const promise = load();
  promise.then(
    (loaded) => noted(promise, loaded),
    () => undefined,
  );
  return promise;
}

/** What need not be waited for. */
export function present<T>(value: T): Remembered<T> {
  const promise = noted(Promise.resolve(value), value);
  return { load: () => promise };
}

/**
 * Keeps what `load` gave; after a failure the next call tries again, or the next one after `staysMs`: who renders a failure
 * that has gone before they could read it loads anew without end.
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
 * For render: the value at once when it is there, else suspends until it is. `use` is called either way: left out when React takes
 * up a component that it has just suspended in, it confuses the order of the hooks after it, and React draws the whole page again.
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
