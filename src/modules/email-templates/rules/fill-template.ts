import type { Language } from '../../../contract/languages.js';
import { fillLeadMail, type LeadMailValues } from '../../../contract/lead-mail.js';
import type { EmailTemplate } from '../email-template.entity.js';

export type TemplateTexts = Pick<EmailTemplate, 'subject' | 'body'> &
  Partial<Pick<EmailTemplate, 'subjectFr' | 'bodyFr' | 'subjectEs' | 'bodyEs'>>;

export interface MailTexts {
  subject: string;
  body: string;
  /** The language of subject and body. */
  language: Language;
}

/** The texts in the recipient's language. They are in English if the translation is missing or has only a subject or a body. */
export function textsIn(template: TemplateTexts, language: string): MailTexts {
  const { subjectFr, bodyFr, subjectEs, bodyEs } = template;
  if (language === 'fr' && subjectFr && bodyFr) return { subject: subjectFr, body: bodyFr, language };
  if (language === 'es' && subjectEs && bodyEs) return { subject: subjectEs, body: bodyEs, language };
  return { subject: template.subject, body: template.body, language: 'en' };
}

/** Like `textsIn`, with the recipient's values in place of the variables. */
export function fillTemplate(template: TemplateTexts, language: string, values: LeadMailValues): MailTexts {
  const texts = textsIn(template, language);
  return { ...texts, subject: fillLeadMail(texts.subject, values), body: fillLeadMail(texts.body, values) };
}
