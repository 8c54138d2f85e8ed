import { leadMailValues } from '../../contract/lead-mail.js';
import { LEAD_FORMS } from '../../contract/leads.js';
import type { OutgoingMessage } from '../../platform/outbox/outgoing-message.js';
import { fillTemplate, type TemplateTexts } from '../email-templates/rules/fill-template.js';
import type { Lead } from './lead.entity.js';

/** The sender: the name of their account, empty if it has none, and the postal address that the law requires. */
export interface Sender {
  name: string;
  address: string;
}

export const SENDER_NAME = "select trim(first_name || ' ' || last_name) as name from app_user where id = $1";
export type SenderName = Pick<Sender, 'name'>;

export interface StopLinks {
  unsubscribeUrl: string;
  oneClickUrl: string;
}

export type Recipient = Pick<Lead, 'email' | 'language' | 'firstName' | 'lastName' | 'source'> & {
  company?: string | null;
};

/** A sales email as it is written to the outbox. A preview uses it too, so that it shows what would be sent. */
export function salesMail(lead: Recipient, texts: TemplateTexts, sender: Sender, links: StopLinks): OutgoingMessage {
  const { subject, body } = fillTemplate(texts, lead.language, leadMailValues(lead, sender.name));
  return {
    channel: 'email',
    to: lead.email,
    language: lead.language,
    template: 'crm.message',
    params: {
      subject,
      body,
      sender: sender.name,
      hasSender: sender.name ? 'yes' : 'no',
      address: sender.address,
      origin: LEAD_FORMS.some((form) => form === lead.source) || lead.source === 'contact' ? 'form' : 'other',
      ...links,
    },
  };
}
