interface ReloadDeps {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  reload: () => void;
  now: () => number;
  /** Rejects while the server is away. */
  ask: () => Promise<unknown>;
}

/** A page module that fails again within this time after a reload is shown as an error instead. */
const ONCE_WITHIN_MS = 60_000;

/** A proxy answers for a server that is away: its error page is no page of ours either. */
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
    // Without storage nobody can tell a first failure from an endless row of them.
    return false;
  }
}

/**
 * Loads a page module. When that fails, as it does after a new version was put up, the document is
 * loaded anew, once; meanwhile the promise stays open, so that the spinner stays on screen. Without a connection, and
 * while the server is away, it is an error: the browser's own page would take the place of everything that stands here.
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
