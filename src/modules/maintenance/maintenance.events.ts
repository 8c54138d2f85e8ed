import { defineEvent } from '../../platform/outbox/domain-event.js';

/** The due day of scheduled maintenance comes soon or has passed, and the work isn't done. */
export interface MaintenanceDue extends Record<string, unknown> {
  requestId: string;
  demo: boolean;
  /** The landlord's account, whose request it is. */
  accountId: string;
  /** The accounts whose people are reminded: the landlord's, the supplier's or both. */
  reminded: string[];
  title: string;
  dueOn: string;
  passed: boolean;
}

export const maintenanceDue = defineEvent<MaintenanceDue>('maintenance.due');
