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
  /** The world of the lead (real or demo). Default: the actor's. */
  demo?: boolean;
  /** When it was recorded. Default: when it happened. */
  writtenAt?: Date;
}

/** Adds an entry by the actor to the history of a lead, and returns its id. */
export async function record(tx: Tx, happening: Happening): Promise<string> {
  const { kind, leadId, at, text = null, details = null, submissionId = null, demo, writtenAt } = happening;
  const id = v7();
  // A form can be sent by a person who is signed in, but that isn't a member of staff.
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

/** Marks the forms of a lead as handled, once someone has done something about it. */
export async function handleForms(tx: Tx, leadId: string, now: Date): Promise<void> {
  const done = await tx.rows<{ id: string }>(HANDLED, [leadId, now, tx.actor.userId]);
  if (done.length > 0)
    tx.changed(
      ['form-submissions', 'admin-overview'],
      done.map(({ id }) => id),
      {},
    );
}
