import { use } from 'react';

interface Entry<T> {
  promise: Promise<T>;
  value?: { loaded: T };
  failure?: { cause: unknown };
}

/** Something that loads once and is then read at once, without suspending (hydration needs that). */
export interface Remembered<T> {
  /** The same promise until it has failed. */
  load: () => Promise<T>;
  /** The value, when it is there. Throws why there is none, once: what asks after that tries again. */
  peek: () => { loaded: T } | undefined;
}

function start<T>(load: () => Promise<T>): Entry<T> {
  const entry: Entry<T> = { promise: load() };
  entry.promise.then(
    (loaded) => {
      entry.value = { loaded };
    },
    (cause: unknown) => {
      entry.failure = { cause };
    },
  );
  return entry;
}

/** How long a failure waits for whoever renders: gone before they have read it, they would load anew without end. */
const UNREAD_MS = 1000;

/** Keeps what `load` gave; after a failure that was read the next call tries again. */
export function remember<T>(load: () => Promise<T>): Remembered<T> {
  let entry: Entry<T> | undefined;
  const drop = (failed: Entry<T>, ms: number) => void setTimeout(() => (entry = entry === failed ? undefined : entry), ms);
  const begin = () => {
    if (entry) return entry;
    const present = (entry = start(load));
    present.promise.catch(() => drop(present, UNREAD_MS));
    return present;
  };
  const peek = () => {
    const present = begin();
    if (!present.failure) return present.value;
    // Not at once: React renders a second time before it takes the failure for one.
    drop(present, 0);
    throw present.failure.cause;
  };
  return { load: () => begin().promise, peek };
}

/** For render: the value at once when it is there, else suspends until it is. */
export function useRemembered<T>(remembered: Remembered<T>): T {
  const present = remembered.peek();
  return present ? present.loaded : use(remembered.load());
}

/** One remembered value per key. */
export function rememberBy<T>(load: (key: string) => Promise<T>): (key: string) => Remembered<T> {
  const known = new Map<string, Remembered<T>>();
  return (key) => {
    const present = known.get(key) ?? remember(() => load(key));
    known.set(key, present);
    return present;
  };
}
