const KEY = 'desk.told';
/** All open tabs learn of an event within this time. The same counts after it are a new event. */
const SAME_MS = 30_000;
/** Background tabs wait this long, so that the tab that the reader is looking at alerts first. */
const BEHIND_MS = 400;

/** Whether the reader is looking at this tab. */
export const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

function take(event: string): boolean {
  try {
    const [told, at] = JSON.parse(localStorage.getItem(KEY) ?? '[]') as [string?, number?];
    const now = Date.now();
    if (told === event && at !== undefined && now - at < SAME_MS) return false;
    localStorage.setItem(KEY, JSON.stringify([event, now]));
  } catch {
    return true;
  }
  return true;
}

/** Whether this tab alerts the reader to an event. Exactly one tab does: the one they are looking at, if there is one. */
export async function tellsOf(event: string): Promise<boolean> {
  if (!isLookedAt()) await new Promise((resolve) => setTimeout(resolve, BEHIND_MS));
  // Without Web Locks (plain http on a host other than localhost), two tabs could both alert if they check within the same
  // millisecond.
  return navigator.locks ? navigator.locks.request(KEY, () => take(event)) : take(event);
}
