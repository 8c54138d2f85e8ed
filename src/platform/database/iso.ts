/** Writes an instant of a row as ISO text. Rows of `scope.rows` contain dates, rows of `tx.rows` contain PostgreSQL's text. */
export function iso(at: Date | string): string {
  return new Date(at).toISOString();
}

export function isoOrNull(at: Date | string | null): string | null {
  return at === null ? null : iso(at);
}
