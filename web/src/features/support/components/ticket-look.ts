import type { StatusName } from '@ui/pane/status';
import type { Ticket } from '../api/tickets';

/** How far along a ticket is, and how urgent, in the kit's own signs. */
export const STATUS_LOOK: Record<Ticket['status'], StatusName> = {
  open: 'submitted',
  in_progress: 'inprogress',
  resolved: 'completed',
  closed: 'closed',
};
export const PRIORITY_LOOK: Record<Ticket['priority'], StatusName> = {
  low: 'low',
  medium: 'medium',
  high: 'high',
  urgent: 'emergency',
};
