/** Hours after which each waiting step is reminded of. For a report, that is when its first answer is due. */
export const WAIT_HOURS = {
  /** For suppliers' answers and quotes. */
  answer: 24,
  /** For a quote that keeps the work from continuing. */
  held: 4,
  /** For any of these steps of an emergency. */
  emergency: 2,
  /** For an approved request without a supplier, and a job without an appointment. */
  appointment: 48,
  /** When the landlord is notified, after the supplier was reminded to set an appointment. */
  news: 48,
  /** After an appointment at which no work began. */
  start: 24,
  /** For work in progress. */
  end: 14 * 24,
} as const;

/**
 * Days after which a step that still waits is reminded of again, after the first, the second and each later reminder. No waiting
 * job is forgotten, but no one gets the same email every day.
 */
export const REPEAT_DAYS = { usual: [7, 14, 30], emergency: [1, 2, 7] } as const;
