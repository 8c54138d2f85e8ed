import pg from 'pg';

/**
 * A value as SQL text, for statements that are sent together and therefore can't have parameters. The driver quotes it, and
 * objects become JSON. Names of tables and columns never come from input.
 */
export function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  return pg.escapeLiteral(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** Inserts rows whose keys are the columns; all rows have the keys of the first. */
export function insert(table: string, rows: object[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => `(${Object.values(row).map(literal).join(', ')})`);
  return `insert into ${table} (${columns.join(', ')}) values ${values.join(', ')}`;
}

/** Puts the values in the places of `$1`, `$2` …, each as a literal. */
export function withLiterals(text: string, values: unknown[]): string {
  return text.replace(/\$(\d+)/g, (_, place: string) => literal(values[Number(place) - 1]));
}
