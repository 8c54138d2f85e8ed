/** There are no reminders for steps that were due longer ago, for example because they were imported. */
export const REMINDED_WITHIN_DAYS = 14;

/**
 * Hours in which reminders are sent, in local time at the property, with the last one included in full. Reminders of emergencies
 * are sent at any time.
 */
export const REMINDER_HOURS = { from: 8, to: 19 } as const;
