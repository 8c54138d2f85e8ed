/** Keys of the documented preference (docs/specification/cookies.md), and of what a decline means for this browser session. */
const CONSENT = 'cookiesAccepted';
const DECLINED = 'cookiesDeclined';

function read(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** A browser that closes its storage to us is asked again next time. */
function write(storage: () => Storage, key: string, value: string): void {
  try {
    storage().setItem(key, value);
  } catch {
    return;
  }
}

/** Whether the visitor agreed to what is not essential. Nothing optional may load before. */
export function hasConsent(): boolean {
  return read(() => localStorage, CONSENT) === 'true';
}

/** Whether to ask by ourselves: no consent, and no decline in this browser session (docs/specification/cookies.md). */
export function shouldAsk(): boolean {
  return !hasConsent() && read(() => sessionStorage, DECLINED) === null;
}

export function keepConsent(accepted: boolean): void {
  write(() => localStorage, CONSENT, String(accepted));
  if (!accepted) write(() => sessionStorage, DECLINED, 'true');
}

const listeners = new Set<() => void>();

/** Shows the cookie card again: 'Cookie settings' in the footer. */
export function openCookieSettings(): void {
  for (const listener of listeners) listener();
}

export function onCookieSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
