import type { StatusName } from '@ui/pane/status';
import type { Lead } from '../api/leads';

/** How far along a lead is, in the kit's own signs. */
export const LEAD_LOOK: Record<Lead['status'], StatusName> = {
  new: 'submitted',
  contacted: 'offered',
  qualified: 'inprogress',
  won: 'completed',
  lost: 'declined',
};

export const fullName = ({ firstName, lastName }: Pick<Lead, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();

/** Today by the reader's own clock. */
export const todayHere = () => new Intl.DateTimeFormat('en-CA').format(new Date());

/** Whether the next step of an open lead should have been made before today. */
export const isLate = ({ nextStepOn, status }: Pick<Lead, 'nextStepOn' | 'status'>, today: string) =>
  nextStepOn !== null && nextStepOn < today && status !== 'won' && status !== 'lost';
