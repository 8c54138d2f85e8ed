import { DEFAULT_LANGUAGE, languageOf, MAIL_LANGUAGE } from '../../contract/languages.js';

type Params = Readonly<Record<string, string | number>>;

/** The API answers programs, so its addresses have no language. */
const API = '/api/';
const DASHBOARDS = '/dashboards';

/** The value that tells a page the language: one that is signed in to has the account's, and only its sign-in page needs a hint. */
function languageKey(page: string): string {
  return page === DASHBOARDS || page.startsWith(`${DASHBOARDS}/`) ? MAIL_LANGUAGE : 'lang';
}

/** Adds to the query as text, since parsing and writing an address again could change the characters of a token in it. */
function inLanguage(url: string, language: string, site: string): string {
  const rest = url.slice(site.length);
  if (!url.startsWith(site) || !/^(?:[/?#]\S*)?$/.test(rest) || rest.startsWith(API)) return url;
  const [address = '', ...fragment] = rest.split('#');
  const at = address.indexOf('?');
  const [path, query] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)];
  if (new URLSearchParams(query).has('lang')) return url;
  const page = path || '/';
  const kept = query ? `${query}&` : '';
  return `${site}${page}?${kept}${languageKey(page)}=${language}${fragment.length ? `#${fragment.join('#')}` : ''}`;
}

/** The values of a message, with each link to a page of ours opening in the language of the message. */
export function linksIn(written: string, params: Params, site: string): Record<string, string | number> {
  const language = languageOf(written);
  if (language === DEFAULT_LANGUAGE) return { ...params };
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? inLanguage(value, language, site) : value,
    ]),
  );
}
