import { DEFAULT_LANGUAGE, type Language } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { isInternal, type AnchorProps } from '@ui/link/anchor';
import { RouterAnchor } from '@ui/link/RouterAnchor';
import { createContext, useContext } from 'react';

/** Which addresses exist, and which of them carry their language (the public pages). The app fills it from its route table. */
export interface KnownPages {
  exists: (path: string) => boolean;
  carriesLanguage: (path: string) => boolean;
}

export const KnownPagesContext = createContext<KnownPages>({ exists: () => false, carriesLanguage: () => false });

export function useKnownPages(): KnownPages {
  return useContext(KnownPagesContext);
}

/** Public pages are addressed per language: `/pricing`, `/pricing?lang=fr`. */
export function localAddress(href: string, language: Language, pages: KnownPages): string {
  const url = new URL(href, 'http://local');
  if (!href.startsWith('/') || language === DEFAULT_LANGUAGE || !pages.carriesLanguage(url.pathname)) return href;
  url.searchParams.set('lang', language);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** An address as the reader's language has it, for links that are left to the browser. */
export function useLocalAddress(href: string): string {
  const { language } = useLanguage();
  const pages = useKnownPages();
  return isInternal(href) ? localAddress(href, language, pages) : href;
}

/** What the kit's links are made of: the router for our pages, keeping the language in public addresses. */
export function LocalLink({ href, ...rest }: AnchorProps) {
  const address = useLocalAddress(href);
  const plain = !isInternal(href) || Boolean(rest.download) || rest.target === '_blank';
  return plain ? <a href={address} {...rest} /> : <RouterAnchor href={address} {...rest} />;
}
