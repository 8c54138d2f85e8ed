/** A finger that has just let go is about to come down again. */
export const QUIET_MS = 1000;

const TOUCHES = ['pointerdown', 'pointermove', 'pointerup', 'keydown', 'scroll'] as const;

/**
 * Calls back when the reader has touched, typed and scrolled nothing for a second, as often as that happens, so that what moves the
 * page doesn't move it under their finger. Returns what stops it.
 */
export function onQuiet(then: () => void): () => void {
  let timer = setTimeout(then, QUIET_MS);
  const touched = () => {
    clearTimeout(timer);
    timer = setTimeout(then, QUIET_MS);
  };
  const how = { capture: true, passive: true } as const;
  for (const type of TOUCHES) document.addEventListener(type, touched, how);
  return () => {
    clearTimeout(timer);
    for (const type of TOUCHES) document.removeEventListener(type, touched, how);
  };
}
