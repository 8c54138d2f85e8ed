/** Opening hours of a run of weekdays. Monday is 1 and Sunday 7; times are minutes from midnight. */
export interface OpenDays {
  from: number;
  to: number;
  opens: number;
  closes: number;
}

/** When people answer: around the clock, or in these hours. */
export type OfficeHours = 'always' | readonly OpenDays[];

/** What an installation says about the people behind it. What isn't set isn't promised as the installation's own. */
export interface Office {
  hours?: OfficeHours;
  /** The time zone of the hours. */
  timeZone: string;
  phone?: string;
  /** Hours within which the team aims to answer written messages. */
  answerHours?: number;
}

/** The documented promises (docs/specification/content.md). They are shown as samples until an installation sets its own. */
export const DOCUMENTED_ANSWERS = { emailHours: 2, leadHours: 24 } as const;
