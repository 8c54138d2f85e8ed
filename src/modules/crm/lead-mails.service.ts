import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { unknownLeadFields } from '../../contract/lead-mail.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { invalidField, refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { TemplateMails } from '../email-templates/template-mails.service.js';
import { move } from './change-lead.js';
import { handleForms, record } from './lead-record.js';
import type { LeadEmail } from './lead-work.dto.js';
import { toLead, type LeadResponse } from './lead.dto.js';
import { Lead } from './lead.entity.js';
import { readLead } from './lead.rows.js';
import { SalesLinks } from './sales-links.js';
import { SENDER_NAME, salesMail, type SenderName } from './sales-mail.js';
import { Suppressions } from './suppressions.service.js';

interface Texts {
  subject: string;
  body: string;
}

const MAILS = "kind = 'mail' and lead_id = any(array(select id from crm_lead where id = $1 or merged_into_id = $1))";
/** An email by a colleague that is newer than the one that was seen. */
const UNSEEN = `select a.id from crm_activity a where ${MAILS} and a.author_id is distinct from $2 and not exists
  (select 1 from (select at, id from crm_activity where ${MAILS} and id = $3) s where (s.at, s.id) >= (a.at, a.id)) limit 1`;

/** Emails to leads, from a template or with one's own text, each with the sender's name and address and a link to unsubscribe. */
@Injectable()
export class LeadMails {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly templates: TemplateMails,
    private readonly links: SalesLinks,
    private readonly suppressions: Suppressions,
  ) {}

  /**
   * Sends an email to the lead in its language. A new lead then counts as contacted. Where the installation sends no email,
   * it is kept in the outbox, and the lead counts as contacted only when someone says so. 400 for an unknown variable, 404 for an
   * unknown template, 409 `lead_emailed`, 422 `sales_email_stopped` and `sender_address_missing`.
   */
  send(id: string, asked: LeadEmail): Promise<LeadResponse> {
    return this.scope.write('lead.email', async (tx) => {
      const now = this.scope.clock.now();
      const where = { id, mergedIntoId: null };
      const lead = orNotFound(await tx.em.findOne(Lead, where, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      await this.suppressions.check(tx, lead.demo, lead.email);
      const address = this.settings.companyAddress;
      if (!address) throw refusal('sender_address_missing');
      await refuseUnseen(tx, id, asked.seen);
      const [sender] = await tx.rows<SenderName>(SENDER_NAME, [tx.actor.userId]);
      const texts = await this.textsOf(tx, asked, lead.language);
      const mail = salesMail(lead, texts, { name: sender?.name ?? '', address }, this.links.of(lead.id, lead.language));
      tx.send(mail);
      const { subject, body } = mail.params;
      const text = `${subject}\n\n${body}`.slice(0, 5000);
      const sent = Boolean(this.settings.SMTP_URL);
      // The history must not call an email sent that is only kept.
      await record(tx, { kind: 'mail', leadId: id, at: now, text, details: sent ? null : { kept: 'yes' } });
      lead.activeAt = now;
      if (sent) await contacted(tx, lead, now);
      await tx.em.flush();
      tx.about('crm_lead', id).changed(['crm-leads'], [id], {});
      return toLead(orNotFound(await readLead(tx, id)));
    });
  }

  private async textsOf(tx: Tx, { templateId, subject = '', body = '' }: LeadEmail, language: string): Promise<Texts> {
    if (!templateId) {
      for (const [field, text] of Object.entries({ subject, body })) refuseUnknown(field, text);
      return { subject, body };
    }
    const texts = await this.templates.texts(tx, templateId, language);
    refuseUnknown('templateId', `${texts.subject}\n${texts.body}`);
    return texts;
  }
}

/** Two colleagues who answer the same lead don’t send it two emails without knowing. */
async function refuseUnseen(tx: Tx, leadId: string, seen: string | null | undefined): Promise<void> {
  if (seen === undefined) return;
  const [unseen] = await tx.rows<{ id: string }>(UNSEEN, [leadId, tx.actor.userId, seen]);
  if (unseen) throw refusal('lead_emailed');
}

async function contacted(tx: Tx, lead: Lead, now: Date): Promise<void> {
  const { status } = lead;
  lead.contactedAt = now;
  if (status === 'new') await move(tx, lead, 'contacted', now);
  tx.compare({ status }, { status: lead.status });
  await handleForms(tx, lead.id, now);
}

function refuseUnknown(field: string, text: string): void {
  const [unknown] = unknownLeadFields(text);
  if (unknown !== undefined)
    throw invalidField(field, `{${unknown}} is not a variable`, 'unknown_variable', { name: unknown.slice(0, 40) });
}
