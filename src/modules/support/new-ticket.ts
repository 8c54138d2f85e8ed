import { LockMode } from '@mikro-orm/core';
import { CONTACT_REASONS } from '../../contract/contact-reasons.js';
import { languageOf } from '../../contract/languages.js';
import { TICKET_SUBJECT_MAX, TICKET_TEXT_MAX } from '../../contract/tickets.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import type { Catalogues } from '../../platform/i18n/catalogues.js';
import type { Tx } from '../../platform/scope/tx.js';
import { User } from '../accounts/user.entity.js';
import { FormSubmission } from '../forms/form-submission.entity.js';
import type { NewTicket } from './ticket.dto.js';
import { Ticket } from './ticket.entity.js';

/** A question and its requester. */
export type Asked = Pick<
  Ticket,
  'subject' | 'description' | 'userId' | 'name' | 'email' | 'language' | 'submissionId'
> &
  Partial<Pick<Ticket, 'splitFrom' | 'phone'>>;

/** Returns the question of the signed-in person. */
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

/** The reason that was chosen in the contact form, as its sender read it. The form keeps the English value. */
function reasonIn(words: Catalogues, language: string, reason: string | undefined): string | undefined {
  const known = CONTACT_REASONS.find(({ value }) => value === reason);
  return known ? words.text(language, `support.reason.${known.key}`) : reason;
}

/**
 * Returns the question from a form of the site, and marks the form as handled. Each form becomes only one ticket; if it already
 * has, also for simultaneous requests, that one is `known`.
 */
export async function formQuestion(
  tx: Tx,
  submissionId: string,
  body: NewTicket,
  now: Date,
  words: Catalogues,
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
  const subject =
    body.subject ??
    (reasonIn(words, form.language, reason) ?? description).split('\n')[0]?.slice(0, TICKET_SUBJECT_MAX) ??
    '';
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
