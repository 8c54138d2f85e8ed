import { languageOf } from '../../contract/languages.js';
import type { Catalogues } from '../i18n/catalogues.js';
import { paramsNow, templateNow } from './former-templates.js';
import { mailPage } from './mail-page.js';
import type { OutboxMessage } from './outbox-message.entity.js';

/** Whether there are words for a message. Those of a template that only a later version knows would be the names of its texts. */
export function isKnown(
  words: Catalogues,
  { template, channel }: Pick<OutboxMessage, 'template' | 'channel'>,
): boolean {
  const subject = words.has(`mail.${templateNow(template)}.subject`);
  return subject || (channel === 'sms' && words.has(`sms.${template}`));
}

/** French has a no-break space before a colon. */
const COLON = { en: ':', fr: '\u00a0:', es: ':' } as const;

/** Subject, text and HTML of an email in the reader's language. `params.url` becomes the button, and `params.code` is shown large. `params.account` is `no` for a tenant without an account. `params.callNumber` becomes a link that calls. */
export function renderMail(words: Catalogues, message: Pick<OutboxMessage, 'template' | 'language' | 'params'>) {
  const template = templateNow(message.template);
  const params = paramsNow(template, message.params);
  const say = (part: string) => words.text(message.language, `mail.${template}.${part}`, params);
  const subject = say('subject');
  const paragraphs = say('body').split('\n\n');
  const { url, code, unsubscribeUrl, callNumber } = params;
  const action = url
    ? { label: say('action'), url: String(url), byHand: words.text(message.language, 'mail.byHand') }
    : null;
  const call = callNumber ? { label: say('call'), number: String(callNumber) } : null;
  // Tenants get emails about their lease before they have an account, and some never do.
  const usual = params['account'] === 'no' ? 'mail.footerLease' : 'mail.footer';
  const footer = words.has(`mail.${template}.footer`) ? say('footer') : words.text(message.language, usual);
  const text = [
    ...paragraphs,
    ...(action ? [`${action.label}${COLON[languageOf(message.language)]} ${action.url}`] : []),
    ...(call ? [call.label] : []),
    `-- \n${footer}`,
  ].join('\n\n');
  return {
    subject,
    text,
    html: mailPage({
      language: languageOf(message.language),
      subject,
      paragraphs,
      code: code ? String(code) : null,
      action,
      call,
      footer,
      ...(unsubscribeUrl && { footerUrl: String(unsubscribeUrl) }),
    }),
  };
}

/** A text message in the reader's language: the template's own text if it has one, otherwise the subject of the email. */
export function renderText(
  words: Catalogues,
  message: Pick<OutboxMessage, 'template' | 'language' | 'params'>,
): string {
  const { language } = message;
  const template = templateNow(message.template);
  const params = paramsNow(template, message.params);
  const own = `sms.${template}`;
  const said = words.text(language, words.has(own) ? own : `mail.${template}.subject`, params);
  const call = params['callNumber'] ? words.text(language, `${own}.call`, params) : '';
  return [said, call].filter(Boolean).join(' ');
}
