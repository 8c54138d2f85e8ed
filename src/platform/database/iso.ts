/** An instant of a row on its way out. Rows of `scope.rows` hold dates, those of `tx.rows` the text of PostgreSQL. */
export function iso(at: Date | string): string {
  return new Date(at).toISOString();
}

export function isoOrNull(at: Date | string | null): string | null {
  return at === null ? null : iso(at);
}
