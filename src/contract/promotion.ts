/** Free onboarding with all purchases until its last day (docs/specification/content.md). */
export const PROMOTION = { valueCents: 59_900, lastDay: '2025-07-31' } as const;

/** Whether a day has ended everywhere in the Americas, which is the case at noon UTC of the next day. */
export function isOver(day: string, now = new Date()): boolean {
  return now.getTime() > Date.parse(`${day}T12:00:00Z`) + 24 * 3_600_000;
}
