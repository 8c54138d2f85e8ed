import type { Announcement } from './api/read-announcement';

/** `own.`: a sign-out, or someone else's sign-in, removes it (api/session/typed-here). */
const KEY = 'own.announcement';

export interface Kept {
  /** The last one that was shown: on the next page it is in its place from the first paint on, so nothing moves. */
  shown: Announcement | null;
  /** The one that was closed. */
  closedId: string | null;
}

const NOTHING: Kept = { shown: null, closedId: null };

const isAnnouncement = (value: unknown): value is Announcement =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'message_en', 'message_fr', 'message_es', 'button_text_en', 'button_text_fr', 'button_text_es'].every(
    (name) => typeof (value as Record<string, unknown>)[name] === 'string',
  ) &&
  // An address as the server takes it, whatever was stored.
  /^(https?:\/\/|\/(?!\/))/.test((value as Announcement).button_url);

/** What this browser remembers about announcements. */
export function readKept(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Kept, unknown>> | null;
    const closedId = typeof kept?.closedId === 'string' ? kept.closedId : null;
    return { shown: isAnnouncement(kept?.shown) ? kept.shown : null, closedId };
  } catch {
    return NOTHING;
  }
}

export function keep(change: Partial<Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readKept(), ...change }));
  } catch {
    // Storage is blocked or full: the announcement comes back on the next page.
  }
}
