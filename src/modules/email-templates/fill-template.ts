import type { EmailTemplate } from './email-template.entity.js';

export type TemplateTexts = Pick<EmailTemplate, 'subject' | 'body' | 'subjectFr' | 'bodyFr' | 'subjectEs' | 'bodyEs'>;

/** A name is free text of a stranger: long or odd ones could carry a message of their own. */
const NAME = /^[\p{L}\p{M}'’ .-]{1,40}$/u;

/** The texts in the reader's language, else in English, with the first name where `{name}` stands. */
export function fillTemplate(
  template: TemplateTexts,
  language: string,
  firstName: string,
): { subject: string; body: string } {
  const own =
    language === 'fr'
      ? [template.subjectFr, template.bodyFr]
      : language === 'es'
        ? [template.subjectEs, template.bodyEs]
        : [];
  const [subject, body] = own;
  const name = NAME.test(firstName.trim()) ? firstName.trim() : '';
  const fill = (text: string) => text.replaceAll(/( ?)\{name\}/g, name && `$1${name}`);
  return {
    subject: fill(subject && body ? subject : template.subject),
    body: fill(subject && body ? body : template.body),
  };
}
