import type { StatusName } from '@ui/pane/status';
import type { Lead } from '../api/leads';

/** The status icon of the UI kit for each stage of a lead. */
export const LEAD_LOOK: Record<Lead['status'], StatusName> = {
  new: 'submitted',
  contacted: 'offered',
  qualified: 'inprogress',
  won: 'completed',
  lost: 'declined',
};

export const fullName = ({ firstName, lastName }: Pick<Lead, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** Today's date in the user's time zone. */
export const todayHere = () => new Intl.DateTimeFormat('en-CA').format(new Date());

/** Whether the next step of an open lead was due before today. */
export const isLate = ({ nextStepOn, status }: Pick<Lead, 'nextStepOn' | 'status'>, today: string) =>
  nextStepOn !== null && nextStepOn < today && status !== 'won' && status !== 'lost';
