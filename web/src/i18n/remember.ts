import { use } from 'react';

interface Entry<T> {
  promise: Promise<T>;
  value?: { loaded: T };
}

/** Something that loads once and is then read at once, without suspending (hydration needs that). */
export interface Remembered<T> {
  /** The same promise until it has failed. */
  load: () => Promise<T>;
  /** The value, when it is there. */
  peek: () => { loaded: T } | undefined;
}

function start<T>(load: () => Promise<T>): Entry<T> {
  const entry: Entry<T> = { promise: load() };
  entry.promise.then(
    (loaded) => {
      entry.value = { loaded };
    },
    () => undefined,
  );
  return entry;
}

/**
 * Keeps what `load` gave; after a failure the next call tries again, or the next one after `staysMs`: who renders a failure
 * that has gone before they could read it loads anew without end.
 */
export function remember<T>(load: () => Promise<T>, staysMs = 0): Remembered<T> {
  let entry: Entry<T> | undefined;
  const begin = () => {
    entry ??= start(load);
    const present = entry;
    present.promise.catch(() => {
      if (entry === present) setTimeout(() => (entry = entry === present ? undefined : entry), staysMs);
    });
    return present;
  };
  return { load: () => begin().promise, peek: () => begin().value };
}

/** For render: the value at once when it is there, else suspends until it is. */
export function useRemembered<T>(remembered: Remembered<T>): T {
  const present = remembered.peek();
  return present ? present.loaded : use(remembered.load());
}

/** One remembered value per key. */
export function rememberBy<T>(load: (key: string) => Promise<T>, staysMs?: number): (key: string) => Remembered<T> {
  const known = new Map<string, Remembered<T>>();
  return (key) => {
    const present = known.get(key) ?? remember(() => load(key), staysMs);
    known.set(key, present);
    return present;
  };
}
