/**
 * Returns how long someone has waited, in the largest unit that fits: minutes, hours or days. Less than a minute counts as one.
 */
export function waitedFor(since: string, now: number): { value: number; unit: 'minute' | 'hour' | 'day' } {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / 60_000));
  if (minutes < 60) return { value: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { value: hours, unit: 'hour' } : { value: Math.floor(hours / 24), unit: 'day' };
}
