/** Measured, in minutes of open hours. */
export class FirstAnswer {
  /** Half of the conversations got their first answer within so many minutes. */
  minutes: number;
  /** Over so many days until now. */
  days: number;
}

export class ChatAnsweringResponse {
  /** Whether an answer can be expected soon: it is within the opening hours, and someone on duty was active within the last hour. */
  now: boolean;
  /** Null until enough conversations were measured, and where fewer than half were answered. */
  firstAnswer: FirstAnswer | null;
}
