import { ISSUE_TYPES, PRIORITIES, type IssueType, type Priority } from '@contract/priorities';
import type { StatusName } from '@ui/pane/status';
import type { RequestStatus } from '../api/types';

/** The key of a documented label from the API: `High` becomes `high`. */
export function priorityKey(label: string): Priority {
  return PRIORITIES.find(({ value }) => value === label)?.key ?? 'medium';
}

export function issueKey(label: string): IssueType {
  return ISSUE_TYPES.find(({ value }) => value === label)?.key ?? 'other';
}

const PANES: Record<RequestStatus, StatusName> = {
  submitted: 'submitted',
  approved: 'approved',
  offered: 'offered',
  scheduled: 'scheduled',
  in_progress: 'inprogress',
  completed: 'completed',
  closed: 'closed',
  declined: 'declined',
  cancelled: 'cancelled',
};

/** The status of the UI kit for a request's state. */
export const paneOf = (status: RequestStatus): StatusName => PANES[status];

/** Columns of the board, in the order of the work. */
export const STAGES = [
  'submitted',
  'approved',
  'offered',
  'scheduled',
  'in_progress',
  'completed',
] as const satisfies readonly RequestStatus[];
export type Stage = (typeof STAGES)[number];
