/**
 * A prerendered page is visible already, so code that only draws needn't load until something may change. Its parts sleep until
 * the first gesture. Code that changes what they show without a gesture must wake them.
 */
// Assistive technology may click without a pointer or a key.
const GESTURES = ['pointerdown', 'keydown', 'touchstart', 'click', 'popstate', 'storage'] as const;

let sleeping: Promise<void> | undefined;
let end: (() => void) | undefined;

/** Call it before a prerendered page is hydrated. */
export function fallAsleep(): void {
  sleeping = new Promise((resolve) => (end = resolve));
  for (const gesture of GESTURES) addEventListener(gesture, wake, { once: true, passive: true });
}

export function wake(): void {
  end?.();
  sleeping = undefined;
}

/** Resolves once the page is awake; undefined if it is. */
export const asleep = (): Promise<void> | undefined => sleeping;
