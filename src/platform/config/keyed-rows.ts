/** What depends on a server key. `files` and `uploads` depend on `DOCUMENT_KEY`, the others on `CODE_KEY`. */
export const KEYED = [
  'files',
  'uploads',
  'authenticator_apps',
  'recovery_codes',
  'tenant_codes',
  'webhook_secrets',
  'push_keys',
  'push_devices',
] as const;
export type Keyed = (typeof KEYED)[number];

export interface KeyedCount {
  what: Keyed;
  total: number;
  /** Those that another key than the current one made. */
  left: number;
  /** Those of `left` that none of the accepted keys opens. Null where that can't be known: a hash doesn't name its key. */
  lost: number | null;
}

/** Rows that depend on a server key. The module that owns them provides it, and `server-keys` asks all of them. */
export interface KeyedRows {
  count(): Promise<KeyedCount[]>;
  /**
   * Makes them again under the current key where that is possible, in transactions of a few hundred rows. A run that breaks
   * off is continued by the next one. Answers how many rows were changed.
   */
  rewrap(): Promise<number>;
}
