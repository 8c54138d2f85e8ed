import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { languageOf } from '../../contract/languages.js';
import { LEAD_FORMS, OPEN_LEADS } from '../../contract/leads.js';
import type { Tx } from '../../platform/scope/tx.js';
import { FormReceivers, type KeptForm } from '../forms/form-receivers.service.js';
import { record } from './lead-record.js';

const LOCK = "select pg_advisory_xact_lock(hashtextextended('crm_lead ' || $1 || ' ' || lower($2), 0))";
/** The lead to which a person's next form belongs: the newest one that is still open. */
const OPEN = `select id from crm_lead where demo = $1 and lower(email) = lower($2) and merged_into_id is null and status = any($3)
  order by created_at desc, id desc limit 1`;
const ADD = `insert into crm_lead (id, demo, created_at, first_name, last_name, email, phone, company, language, source, status, request, staff_id,
    submission_id, user_id, active_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'new', $11, $12, $13, $14, $3)`;

/** What a colleague who takes over a form may correct. The lead is then assigned to them. */
export interface TakenOver {
  staffId: string | null;
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string | null;
  company?: string | null;
  language?: string;
  source?: string;
}

/**
 * Makes leads of trials, inquiries and demo requests, in the transaction that stores them
 * (docs/specification/staff-and-admin.md).
 */
@Injectable()
export class FormLeads {
  constructor(forms: FormReceivers) {
    forms.add(async (tx, form) => {
      if (LEAD_FORMS.some((kind) => kind === form.kind)) await fileForm(tx, form);
    });
  }
}

/**
 * Adds a form with all its answers to the person's open lead, or makes a new lead. Forms from the same address are serialized, so
 * that they don't become two leads. The phone number alone isn't enough, as colleagues may share one: such leads are shown as
 * possible duplicates.
 */
export async function fileForm(tx: Tx, form: KeptForm, by: TakenOver = { staffId: null }): Promise<string> {
  const email = by.email ?? form.email;
  await tx.rows(LOCK, [String(form.demo), email]);
  const [open] = await tx.rows<{ id: string }>(OPEN, [form.demo, email, OPEN_LEADS]);
  const id = open?.id ?? v7();
  if (open)
    await tx.rows('update crm_lead set active_at = greatest(active_at, $2) where id = $1', [id, form.createdAt]);
  else await addLead(tx, id, form, by);
  const details = { ...form.details, form: form.kind };
  await record(tx, {
    kind: 'form',
    leadId: id,
    at: form.createdAt,
    details,
    submissionId: form.id,
    demo: form.demo,
  });
  tx.changed(['crm-leads'], [id], {});
  return id;
}

async function addLead(tx: Tx, id: string, form: KeptForm, by: TakenOver): Promise<void> {
  const { company, companyName, phone, message, primaryChallenge } = form.details;
  await tx.rows(ADD, [
    id,
    form.demo,
    form.createdAt,
    by.firstName ?? form.firstName,
    by.lastName ?? form.lastName,
    by.email ?? form.email,
    by.phone ?? phone ?? null,
    by.company ?? company ?? companyName ?? null,
    by.language ?? languageOf(form.language),
    by.source ?? form.kind,
    [primaryChallenge, message].filter(Boolean).join('\n\n') || null,
    by.staffId,
    form.id,
    form.userId,
  ]);
}
