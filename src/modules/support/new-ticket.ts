import { LockMode } from '@mikro-orm/core';
import { languageOf } from '../../contract/languages.js';
import { TICKET_SUBJECT_MAX, TICKET_TEXT_MAX } from '../../contract/tickets.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';
import { User } from '../accounts/user.entity.js';
import { FormSubmission } from '../forms/form-submission.entity.js';
import type { NewTicket } from './ticket.dto.js';
import { Ticket } from './ticket.entity.js';

/** What somebody asks, and as whom. */
export type Asked = Pick<
  Ticket,
  'subject' | 'description' | 'userId' | 'name' | 'email' | 'language' | 'submissionId'
> &
  Partial<Pick<Ticket, 'splitFrom' | 'phone'>>;

/** What somebody who is signed in asks. */
export async function ownQuestion(tx: Tx, { subject = '', description = '' }: NewTicket): Promise<Asked> {
  const user = orNotFound(await tx.em.findOne(User, { id: tx.actor.userId ?? '' }));
  return {
    subject,
    description,
    userId: user.id,
    name: `${user.firstName} ${user.lastName}`.trim(),
    email: user.email,
    language: user.language,
    submissionId: null,
  };
}

/**
 * What somebody wrote in a form of the site, which is marked as handled. A form becomes one ticket: asked again, and twice at
 * once, it is that one (`known`).
 */
export async function formQuestion(
  tx: Tx,
  submissionId: string,
  body: NewTicket,
  now: Date,
): Promise<{ known: string } | Asked> {
  if (tx.actor.role !== 'staff' && tx.actor.role !== 'admin') throw new Problem('forbidden');
  const form = orNotFound(
    await tx.em.findOne(FormSubmission, { id: submissionId }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
  );
  const known = await tx.em.findOne(Ticket, { submissionId });
  if (known) return { known: known.id };
  if (!form.handledAt) Object.assign(form, { handledAt: now, handledBy: tx.actor.userId });
  tx.changed(['form-submissions', 'admin-overview'], [submissionId], {});
  const { message, primaryChallenge, reason } = form.details;
  const description =
    body.description ?? [primaryChallenge, message].filter(Boolean).join('\n\n').slice(0, TICKET_TEXT_MAX);
  if (!description) throw invalidField('description', 'description is required: the form holds no message', 'required');
  const subject = body.subject ?? (reason ?? description).split('\n')[0]?.slice(0, TICKET_SUBJECT_MAX) ?? '';
  return {
    subject,
    description,
    userId: form.userId,
    name: `${form.firstName} ${form.lastName}`.trim(),
    email: form.email,
    language: languageOf(form.language),
    submissionId,
  };
}
