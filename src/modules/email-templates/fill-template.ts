import { fillLeadMail } from '../../contract/lead-mail.js';
import type { EmailTemplate } from './email-template.entity.js';

export type TemplateTexts = Pick<EmailTemplate, 'subject' | 'body' | 'subjectFr' | 'bodyFr' | 'subjectEs' | 'bodyEs'>;

/** A name is free text of a stranger: long or odd ones could carry a message of their own. */
const NAME = /^[\p{L}\p{M}'’ .-]{1,40}$/u;

/** The texts in the reader's language, else in English. */
export function textsIn(template: TemplateTexts, language: string): { subject: string; body: string } {
  const { subjectFr, bodyFr, subjectEs, bodyEs } = template;
  if (language === 'fr' && subjectFr && bodyFr) return { subject: subjectFr, body: bodyFr };
  if (language === 'es' && subjectEs && bodyEs) return { subject: subjectEs, body: bodyEs };
  return { subject: template.subject, body: template.body };
}

/** The same with the first name in place of `{name}`. Variables that only leads have a value for are left out. */
export function fillTemplate(
  template: TemplateTexts,
  language: string,
  firstName: string,
): { subject: string; body: string } {
  const { subject, body } = textsIn(template, language);
  const name = NAME.test(firstName.trim()) ? firstName.trim() : '';
  const values = { name, firstName: name, lastName: '', company: '', sender: '' };
  return { subject: fillLeadMail(subject, values), body: fillLeadMail(body, values) };
}
