import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@contract/languages';
import { PRODUCT } from '@contract/product';
import { messageId, type MessageId } from '@i18n/message-ids';
import type { RouteRow } from './route-row';

export interface Head {
  language: Language;
  title: string;
  description: string;
  /** Absolute addresses; empty for pages that no search engine should list. */
  canonical?: string;
  alternates: readonly { hreflang: string; href: string }[];
  noindex: boolean;
}

/** The canonical address of a page in a language: English without a parameter. */
export function localUrl(origin: string, path: string, language: Language): string {
  return `${origin}${path}${language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`}`;
}

/** Title, description and addresses of a page: the prerenderer writes them, navigation applies them. */
export function headFor(row: RouteRow, language: Language, t: (id: MessageId) => string, origin: string): Head {
  const listed = row.prerender && !row.noindex;
  const alternates = LANGUAGES.map(({ code }) => ({ hreflang: code, href: localUrl(origin, row.path, code) }));
  return {
    language,
    title: t(messageId(`${row.meta}.title`)) || PRODUCT.name,
    description: t(messageId(`${row.meta}.description`)),
    canonical: listed ? localUrl(origin, row.path, language) : undefined,
    alternates: listed
      ? [...alternates, { hreflang: 'x-default', href: localUrl(origin, row.path, DEFAULT_LANGUAGE) }]
      : [],
    noindex: row.noindex,
  };
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A text as an attribute's value. */
export const escape = (text: string) => text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);

/** The head as text, for the prerenderer. */
export function headHtml(head: Head): string {
  return [
    `<title>${escape(head.title)}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    head.noindex ? '<meta name="robots" content="noindex">' : '',
    head.canonical ? `<link rel="canonical" href="${escape(head.canonical)}">` : '',
    ...head.alternates.map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escape(href)}">`,
    ),
  ]
    .filter(Boolean)
    .join('\n    ');
}

const OURS = 'meta[name="description"], meta[name="robots"], link[rel="canonical"], link[rel="alternate"][hreflang]';

/** Applies a head to the document after a navigation or a change of language. */
export function applyHead(head: Head): void {
  document.documentElement.lang = head.language;
  document.title = head.title;
  for (const element of document.head.querySelectorAll(OURS)) element.remove();
  const fresh = document.createElement('template');
  fresh.innerHTML = headHtml(head);
  fresh.content.querySelector('title')?.remove();
  document.head.append(fresh.content);
}

/** The origin under which the site is known: what the server wrote into the document, else the address bar's. */
export function siteOrigin(): string {
  const written = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return written ? new URL(written).origin : location.origin;
}
