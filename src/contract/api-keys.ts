/** What an API key may be given, area by area. Writing includes reading. */
export const KEY_SCOPES = [
  'portfolio:read',
  'portfolio:write',
  'leases:read',
  'leases:write',
  'payments:read',
  'payments:write',
  'maintenance:read',
  'maintenance:write',
  'expenses:read',
  'expenses:write',
  'documents:read',
  'documents:write',
  'messages:read',
  'messages:write',
  'reports:read',
] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];
export type KeyArea = KeyScope extends `${infer Area}:${string}` ? Area : never;
export const KEY_AREAS = [...new Set(KEY_SCOPES.map((scope) => scope.split(':')[0] as KeyArea))] as readonly KeyArea[];

/** Every key begins with this, so that people and secret scanners recognize one. */
export const KEY_START = 'lw_';
/** How much of a key is stored and shown: its start and eight of its characters. */
export const KEY_PREFIX_LENGTH = KEY_START.length + 8;
export const KEY_NAME_MAX = 60;
/** Keys of one account that are neither revoked nor expired. */
export const KEYS_PER_ACCOUNT = 20;
export const KEY_DAYS_MAX = 365;
/** What the screen offers. */
export const KEY_DAYS = [30, 90, 180, 365] as const;
/** How long a revoked or expired key is still listed. */
export const KEYS_KEPT_DAYS = 90;
/** Requests of one key within a minute. */
export const KEY_REQUESTS_PER_MINUTE = 300;

export function areaOf(scope: KeyScope): KeyArea {
  return scope.split(':')[0] as KeyArea;
}

/** Whether scopes of a key include the one that a route needs. */
export function includesScope(scopes: readonly string[], needed: KeyScope): boolean {
  return scopes.includes(needed) || scopes.includes(needed.replace(/:read$/, ':write'));
}
