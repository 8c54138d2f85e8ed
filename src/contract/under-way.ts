/** What a supplier can still bill when a job is canceled or ends for them: the work, the appointment, or a price that was agreed. */
export const UNDER_WAY = ['work', 'appointment', 'quote'] as const;
export type UnderWay = (typeof UNDER_WAY)[number];
