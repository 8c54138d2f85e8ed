/**
 * What a record says under a name that came from outside; undefined for one that it does not have. Every object answers to
 * `constructor` and `__proto__`, so `record[name]` alone would find a function under them.
 */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
