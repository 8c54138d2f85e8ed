import { PRODUCT } from '../../contract/product.js';
import { languageOf } from '../../contract/languages.js';
import type { Catalogues } from '../i18n/catalogues.js';
import type { OutboxMessage } from './outbox-message.entity.js';

/** Subject, text and HTML of a mail in the reader's language; `params.url` becomes the button. */
export function renderMail(words: Catalogues, message: Pick<OutboxMessage, 'template' | 'language' | 'params'>) {
  const say = (part: string) => words.text(message.language, `mail.${message.template}.${part}`, message.params);
  const subject = say('subject');
  const paragraphs = say('body').split('\n\n');
  const action = message.params['url'] ? { label: say('action'), url: String(message.params['url']) } : null;
  const footer = words.has(`mail.${message.template}.footer`) ? say('footer') : words.text(message.language, 'mail.footer');
  const text = [...paragraphs, ...(action ? [`${action.label}: ${action.url}`] : []), `-- \n${footer}`].join('\n\n');
  return { subject, text, html: page(languageOf(message.language), subject, paragraphs, action, footer) };
}

/** A text message in the reader's language: its own words where a template has some, else the subject of the mail. */
export function renderText(words: Catalogues, { template, language, params }: Pick<OutboxMessage, 'template' | 'language' | 'params'>): string {
  const own = `sms.${template}`;
  return words.text(language, words.has(own) ? own : `mail.${template}.subject`, params);
}

/** Tables and inline styles: what mail programs understand. Colours: dusk-700, stone of the design tokens. */
function page(lang: string, subject: string, paragraphs: string[], action: { label: string; url: string } | null, footer: string) {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escape(text).replaceAll('\n', '<br>')}</p>`).join('');
  const button = action
    ? `<p style="margin:24px 0"><a href="${escape(action.url)}" style="background:#124A5B;color:#FFFFFF;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600;display:inline-block">${escape(action.label)}</a></p>`
    : '';
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#F7F7F4;font-family:system-ui,'Segoe UI',sans-serif;color:#10272E;line-height:1.5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" style="max-width:560px;background:#FFFFFF;border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-family:Georgia,serif;font-size:20px">${PRODUCT.name}</p>
<h1 style="font-family:Georgia,serif;font-size:24px;font-weight:500;margin:0 0 16px">${escape(subject)}</h1>${body}${button}
<p style="margin:32px 0 0;font-size:13px;color:#5B6A6C">${escape(footer)}</p></td></tr></table></td></tr></table></body></html>`;
}

function escape(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}
