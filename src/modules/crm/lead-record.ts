import { v7 } from 'uuid';
import type { LeadActivityKind } from '../../contract/leads.js';
import type { Tx } from '../../platform/scope/tx.js';

export interface Happening {
  kind: LeadActivityKind;
  leadId: string;
  at: Date;
  text?: string | null;
  details?: Record<string, string> | null;
  submissionId?: string;
  /** The world of the lead. Default: the actor's. */
  demo?: boolean;
  /** When it was written down. Default: when it happened. */
  writtenAt?: Date;
}

/** Adds to the history of a lead, by whoever acts, and gives its id. */
export async function record(tx: Tx, happening: Happening): Promise<string> {
  const { kind, leadId, at, text = null, details = null, submissionId = null, demo, writtenAt } = happening;
  const id = v7();
  // Whoever is signed in while sending a form is no member of staff.
  const authorId = kind === 'form' ? null : tx.actor.userId;
  const values = [id, demo ?? tx.actor.demo, writtenAt ?? at, leadId, kind, at, authorId];
  await tx.rows(
    `insert into crm_activity (id, demo, created_at, lead_id, kind, at, author_id, text, details, submission_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [...values, text, details && JSON.stringify(details), submissionId],
  );
  return id;
}

const HANDLED = `update form_submission set handled_at = $2, handled_by = $3 where handled_at is null
  and id in (select submission_id from crm_activity where lead_id = $1 and submission_id is not null) returning id`;

/** The forms of a lead count as handled once someone does something about it. */
export async function handleForms(tx: Tx, leadId: string, now: Date): Promise<void> {
  const done = await tx.rows<{ id: string }>(HANDLED, [leadId, now, tx.actor.userId]);
  if (done.length > 0)
    tx.changed(
      ['form-submissions', 'admin-overview'],
      done.map(({ id }) => id),
      {},
    );
}
