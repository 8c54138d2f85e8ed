import { languageOf } from '../../contract/languages.js';
import type { OutgoingMessage } from '../../platform/outbox/outgoing-message.js';
import type { NewsletterIssue } from './newsletter-issue.entity.js';

interface Reader {
  email: string;
  language: string;
  /** The page that takes the reader off the list. */
  unsubscribeUrl: string;
  /** The address that mail programs call to unsubscribe. Test emails don't have it. */
  oneClickUrl?: string;
}

/** The email of an issue to one reader, in the reader's language. */
export function issueMail(
  issue: NewsletterIssue,
  { email, language, unsubscribeUrl, oneClickUrl }: Reader,
): OutgoingMessage {
  const { subject, body, button } = textsOf(issue, language);
  return {
    channel: 'email',
    to: email,
    language,
    template: 'newsletter.issue',
    params: {
      issue: issue.id,
      subject,
      body,
      unsubscribeUrl,
      ...(oneClickUrl && { oneClickUrl }),
      ...(issue.buttonUrl && button && { url: issue.buttonUrl, button }),
    },
  };
}

/** Whether the language has a subject and a text. Drafts may lack them. */
export function isWritten(issue: NewsletterIssue, language: string): boolean {
  const { subject, body } = textsOf(issue, language);
  return subject !== '' && body !== '';
}

function textsOf(issue: NewsletterIssue, language: string): { subject: string; body: string; button: string | null } {
  switch (languageOf(language)) {
    case 'fr':
      return { subject: issue.subjectFr, body: issue.bodyFr, button: issue.buttonTextFr ?? null };
    case 'es':
      return { subject: issue.subjectEs, body: issue.bodyEs, button: issue.buttonTextEs ?? null };
    default:
      return { subject: issue.subjectEn, body: issue.bodyEn, button: issue.buttonTextEn ?? null };
  }
}
