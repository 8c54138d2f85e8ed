import { PRODUCT } from '../../contract/product.js';

export interface MailParts {
  language: string;
  subject: string;
  paragraphs: string[];
  /** A code that the reader types somewhere else. */
  code: string | null;
  action: { label: string; url: string; /** Before the address in full. */ byHand: string } | null;
  /** Someone whom a phone calls at a tap. */
  call?: { label: string; number: string } | null;
  footer: string;
  /** The one address in the footer that is a link. What people write, such as a company’s name, never becomes one. */
  footerUrl?: string;
}

const SERIF = "font-family:Georgia,'Times New Roman',serif";

/** The dark colors of the design tokens, for mail programs that support them. The others show the light colors, which are inline. */
const NIGHT = `
.canvas{background:#08191F!important}.sheet{background:#0E242C!important}.ink{color:#EBF2F1!important}.quiet,.quiet a{color:#B0C3C7!important}
.button{background:#98C4D1!important;color:#061B23!important}.letter{background:#98C4D1!important}.code{background:#17404D!important;color:#EBF2F1!important}`;

/** Tables and inline styles, because that is what mail programs understand. Nothing is loaded from anywhere. */
export function mailPage({ language, subject, paragraphs, code, action, call, footer, footerUrl }: MailParts): string {
  const body = paragraphs
    .map((text) => `<p style="margin:0 0 16px">${escape(text).replaceAll('\n', '<br>')}</p>`)
    .join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(subject)}</title>
<style>@media (prefers-color-scheme:dark){${NIGHT}}@media (max-width:480px){.sheet td.page{padding:24px 20px!important}}</style></head>
<body class="canvas ink" style="margin:0;background:#F7F7F4;font-family:system-ui,'Segoe UI',Arial,sans-serif;font-size:16px;color:#10272E;line-height:1.5">
<table class="canvas" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#F7F7F4"><tr><td align="center" style="padding:24px 12px">
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#FFFFFF;border-radius:12px"><tr><td class="page" style="padding:32px">
${BRAND}<h1 class="ink" style="${SERIF};font-size:24px;line-height:1.25;font-weight:500;margin:0 0 16px;color:#10272E">${escape(subject)}</h1>
<div class="ink" style="color:#10272E;overflow-wrap:anywhere">${body}</div>${codeBlock(code)}${button(action)}${callLink(call)}
<p class="quiet" style="margin:32px 0 0;font-size:13px;color:#5B6A6C">${linked(footer, footerUrl)}</p></td></tr></table></td></tr></table></body></html>`;
}

/** The logo as table cells, an L with a lit window in its corner, because pictures are often blocked; and the name. */
const BRAND = `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>
<td width="26" style="padding:0 10px 0 0"><table role="presentation" aria-hidden="true" width="26" cellpadding="0" cellspacing="0" style="font-size:0;line-height:0">
<tr><td class="letter" width="11" height="14" style="background:#124A5B;border-radius:3px 3px 0 0">&nbsp;</td><td width="3" height="14"></td><td width="12" height="12" valign="top"><div style="width:12px;height:11px;background:#F5B73B;border-radius:6px 6px 0 0">&nbsp;</div></td></tr>
<tr><td class="letter" colspan="3" height="11" style="background:#124A5B;border-radius:0 3px 3px 3px">&nbsp;</td></tr></table></td>
<td class="ink" style="${SERIF};font-size:20px;font-weight:600;color:#10272E">${PRODUCT.name}</td></tr></table>`;

function codeBlock(code: string | null): string {
  return code === null
    ? ''
    : `<p class="code" style="margin:8px 0 0;padding:16px;background:#E0EEF2;color:#10272E;border-radius:8px;font-size:30px;line-height:1.2;font-weight:600;letter-spacing:0.16em;text-align:center">${escape(code)}</p>`;
}

function button(action: MailParts['action']): string {
  if (!action) return '';
  const url = escape(action.url);
  return `<p style="margin:24px 0 16px"><a class="button" href="${url}" style="background:#124A5B;color:#FFFFFF;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600;display:inline-block">${escape(action.label)}</a></p>
<p class="quiet" style="margin:0;font-size:13px;color:#5B6A6C">${escape(action.byHand)}<br><a href="${url}" style="color:#5B6A6C;word-break:break-all">${url}</a></p>`;
}

function callLink(call: MailParts['call']): string {
  if (!call) return '';
  const number = call.number.replaceAll(/[^+\d]/g, '');
  return `<p style="margin:16px 0 0"><a class="ink" href="tel:${number}" style="color:#124A5B;font-weight:600">${escape(call.label)}</a></p>`;
}

function linked(text: string, address: string | undefined): string {
  if (!address) return escape(text);
  const url = escape(address);
  return escape(text).replaceAll(url, `<a href="${url}" style="color:#5B6A6C;word-break:break-all">${url}</a>`);
}

function escape(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
}
