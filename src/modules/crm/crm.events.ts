import { defineEvent } from '../../platform/outbox/domain-event.js';

/** The day of a lead's next step has arrived. */
export const leadDue = defineEvent<{
  leadId: string;
  demo: boolean;
  staffId: string;
  name: string;
  step: string;
  day: string;
}>('crm.lead_due');
