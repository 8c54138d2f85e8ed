/**
 * A prerendered page is drawn already: what only draws need not load until something may change. Until the first gesture
 * its parts sleep; whoever changes what they show without a gesture wakes them.
 */
// Assistive tools may click without a pointer or a key.
const GESTURES = ['pointerdown', 'keydown', 'touchstart', 'click', 'popstate', 'storage'] as const;

let sleeping: Promise<void> | undefined;
let end: (() => void) | undefined;

/** Called before a prerendered page is taken over. */
export function fallAsleep(): void {
  sleeping = new Promise((resolve) => (end = resolve));
  for (const gesture of GESTURES) addEventListener(gesture, wake, { once: true, passive: true });
}

export function wake(): void {
  end?.();
  sleeping = undefined;
}

/** Settled once the page is awake; undefined when it is. */
export const asleep = (): Promise<void> | undefined => sleeping;
