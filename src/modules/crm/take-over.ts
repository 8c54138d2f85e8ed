import { LockMode } from '@mikro-orm/core';
import { v7 } from 'uuid';
import { languageOf } from '../../contract/languages.js';
import { orNotFound } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import { FormSubmission } from '../forms/form-submission.entity.js';
import type { NewLead } from './lead.dto.js';
import { Lead } from './lead.entity.js';

/**
 * Makes a lead of a form that somebody sent, and marks the form as handled. A form becomes one lead: asked again, and twice
 * at once, it is that one.
 */
export async function takeOver(
  tx: Tx,
  submissionId: string,
  body: NewLead,
  now: Date,
): Promise<{ id: string; made: Partial<Lead> | null }> {
  const form = orNotFound(
    await tx.em.findOne(FormSubmission, { id: submissionId }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
  );
  const known = await tx.em.findOne(Lead, { submissionId });
  if (known) return { id: known.id, made: null };
  if (!form.handledAt) Object.assign(form, { handledAt: now, handledBy: tx.actor.userId });
  tx.changed(['form-submissions', 'admin-overview'], [submissionId], {});
  const { company, companyName, phone, message, primaryChallenge } = form.details;
  const made = {
    firstName: body.firstName ?? form.firstName,
    lastName: body.lastName ?? form.lastName,
    email: body.email ?? form.email,
    phone: body.phone ?? phone ?? null,
    company: body.company ?? company ?? companyName ?? null,
    language: body.language ?? languageOf(form.language),
    source: body.source ?? form.kind,
    request: [primaryChallenge, message].filter(Boolean).join('\n\n') || null,
    submissionId,
    userId: form.userId,
  };
  return { id: v7(), made };
}
