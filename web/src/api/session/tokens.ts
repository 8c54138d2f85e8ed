/** The token is kept under both keys (docs/specification/sessions.md). */
export const TOKEN_KEYS = ['auth_token', 'access_token'] as const;

type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function readToken(storage: TokenStorage): string | undefined {
  return TOKEN_KEYS.map((key) => storage.getItem(key)).find(Boolean) ?? undefined;
}

export function writeToken(storage: TokenStorage, token: string): void {
  for (const key of TOKEN_KEYS) storage.setItem(key, token);
}

export function removeToken(storage: TokenStorage): void {
  for (const key of TOKEN_KEYS) storage.removeItem(key);
}

/** Storage in memory, for browsers that block theirs. */
function memoryStorage(): TokenStorage {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

export function tokenStorage(): TokenStorage {
  try {
    localStorage.getItem(TOKEN_KEYS[0]);
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

/** Removes `token` from an address. Returns the token, and the address without it. */
export function takeToken(href: string): { token?: string; rest: string } {
  const url = new URL(href);
  const token = url.searchParams.get('token') ?? undefined;
  url.searchParams.delete('token');
  return { token, rest: `${url.pathname}${url.search}${url.hash}` };
}
