/**
 * The value of a record under a key from outside, or undefined if the record doesn't have it. Every object answers to
 * `constructor` and `__proto__`, so `record[name]` alone would find a function there.
 */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
