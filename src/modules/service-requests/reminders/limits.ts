/** After how many hours each step is reminded of; a report waits until its answer is due. */
export const WAIT_HOURS = {
  /** Suppliers’ answers and quotes. */
  answer: 24,
  /** A quote that keeps the work from continuing. */
  held: 4,
  /** Any of these steps of an emergency. */
  emergency: 2,
  /** An approved request without a supplier, and a job without an appointment. */
  appointment: 48,
  /** After the supplier was reminded of the appointment, when the landlord is notified. */
  news: 48,
  /** After an appointment. */
  start: 24,
  /** Work in progress. */
  end: 14 * 24,
} as const;

/**
 * After how many days a step that still waits is reminded of again, after the first, the second and each later reminder: silence leaves
 * no job standing, and no one gets the same email every day.
 */
export const REPEAT_DAYS = { usual: [7, 14, 30], emergency: [1, 2, 7] } as const;
