/** A measured time, in minutes of open hours. */
export class FirstAnswer {
  /** Half of the conversations got their first answer within this many minutes. */
  minutes: number;
  /** Measured over this many days until now. */
  days: number;
}

export class ChatAnsweringResponse {
  /**
   * Whether an answer can be expected soon: it is within the opening hours, and someone on duty was active within the last hour.
   */
  now: boolean;
  /** Null until enough conversations are measured, and if fewer than half were answered. */
  firstAnswer: FirstAnswer | null;
}
