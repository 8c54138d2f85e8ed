interface ReloadDeps {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  reload: () => void;
  now: () => number;
  /** Rejects while the server is down. */
  ask: () => Promise<unknown>;
}

/** A page module that fails again within this time after a reload is shown as an error instead. */
const ONCE_WITHIN_MS = 60_000;

/** A proxy may answer while the server is down, and its error page isn't one of ours. */
export async function askServer(): Promise<void> {
  if (!(await fetch('/ping', { cache: 'no-store' })).ok) throw new TypeError('The server is away');
}

const browser = (): ReloadDeps => ({
  storage: sessionStorage,
  reload: () => location.reload(),
  now: Date.now,
  ask: askServer,
});

function mayReload(key: string, { storage, now }: ReloadDeps): boolean {
  try {
    const last = Number(storage.getItem(key) ?? 0);
    if (now() - last < ONCE_WITHIN_MS) return false;
    storage.setItem(key, String(now()));
    return true;
  } catch {
    // Without storage, a first failure can't be distinguished from an endless loop of reloads.
    return false;
  }
}

/**
 * Loads a page module. If that fails, as it does after a new version is deployed, the document is reloaded once. Meanwhile the
 * promise stays pending, so the spinner stays on screen. Without a connection, or while the server is down, it is an error
 * instead, because the browser's own error page would replace everything.
 */
export async function loadOrReload<T>(name: string, load: () => Promise<T>, deps: ReloadDeps = browser()): Promise<T> {
  const key = `reloaded:${name}`;
  try {
    const module = await load();
    deps.storage.removeItem(key);
    return module;
  } catch (error) {
    await deps.ask();
    if (!mayReload(key, deps)) throw error;
    deps.reload();
    return new Promise<never>(() => undefined);
  }
}
