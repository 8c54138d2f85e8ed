const KEY = 'desk.told';
/** Every open tab hears of the same thing within this time. What looks the same later is another one. */
const SAME_MS = 30_000;
/** So long the tabs in the background leave an alert to the one that is being looked at. */
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

/** Whether this tab tells of an event: one of them does, the one that is being looked at if there is one. */
export async function tellsOf(event: string): Promise<boolean> {
  if (!isLookedAt()) await new Promise((resolve) => setTimeout(resolve, BEHIND_MS));
  // Without Web Locks (plain http on a host other than localhost) two tabs could tell within the same millisecond.
  return navigator.locks ? navigator.locks.request(KEY, () => take(event)) : take(event);
}
