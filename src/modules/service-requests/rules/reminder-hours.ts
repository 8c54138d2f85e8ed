/** No reminder for what fell due longer ago: it was imported, for example. */
export const REMINDED_WITHIN_DAYS = 14;

/** From when to when reminders go out, where the property is, the last full hour included. Emergencies are reminded of at any time. */
export const REMINDER_HOURS = { from: 8, to: 19 } as const;
