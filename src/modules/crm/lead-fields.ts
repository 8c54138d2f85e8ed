import type { Values } from '../../platform/audit/field-changes.js';
import type { Lead } from './lead.entity.js';

/** What the log has of a lead with values: nothing of it tells who the lead is. `staffId` is read as the name of a colleague. */
const OPEN = ['status', 'staffId', 'language', 'valueCents', 'nextStepOn'] as const;
/** Notes and steps are someone's own words about a person, so the log says only that they changed. */
const PERSONAL = ['firstName', 'lastName', 'email', 'phone', 'company', 'request', 'notes', 'nextStep'] as const;

/** For the audit log, with `tx.compare(before, leadFields(lead), PERSONAL_OF_LEADS)`. */
export const leadFields = (lead: Lead): Values =>
  Object.fromEntries([...OPEN, ...PERSONAL].map((name) => [name, lead[name]]));
export const PERSONAL_OF_LEADS: readonly string[] = PERSONAL;
