import { LockMode } from '@mikro-orm/core';
import { orNotFound } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import { FormSubmission } from '../forms/form-submission.entity.js';
import { fileForm } from './form-leads.js';
import { handleForms } from './lead-record.js';
import type { NewLead } from './lead.dto.js';

const OF_FORM = `select coalesce(l.merged_into_id, l.id) as id from crm_activity a join crm_lead l on l.id = a.lead_id where a.submission_id = $1`;
const CLAIM =
  'update crm_lead set staff_id = $2, version = version + 1 where id = $1 and staff_id is null returning id';

/**
 * Returns the lead of a form. The form then counts as handled, and the lead is assigned to the person who takes it over, unless a
 * colleague already has it. Most forms became a lead when they arrived; otherwise one is made now. Idempotent, also for
 * simultaneous requests.
 */
export async function takeOver(
  tx: Tx,
  submissionId: string,
  staffId: string | null,
  body: NewLead,
  now: Date,
): Promise<string> {
  const form = orNotFound(
    await tx.em.findOne(FormSubmission, { id: submissionId }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
  );
  const [known] = await tx.rows<{ id: string }>(OF_FORM, [submissionId]);
  const { firstName, lastName, email, phone, company, language, source } = body;
  const corrected = { firstName, lastName, email, phone, company, language, source };
  const id = known?.id ?? (await fileForm(tx, form, { ...corrected, staffId }));
  const claimed = await tx.rows(CLAIM, [id, staffId]);
  if (known && claimed.length > 0) tx.compare({ staffId: null }, { staffId });
  await handleForms(tx, id, now);
  return id;
}
