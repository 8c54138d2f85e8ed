/** `?a=1&b=2` of the values that are there, or nothing. */
export function queryOf(values: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return query && `?${query}`;
}
