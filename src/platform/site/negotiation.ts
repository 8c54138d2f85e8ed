import { negotiate } from '@fastify/accept-negotiator';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../contract/languages.js';

/** The smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];
export type Theme = 'light' | 'dark' | 'system';

/** The value of one cookie, of those that hold a plain word. */
function cookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  const at = header.split(';').find((pair) => pair.trimStart().startsWith(`${name}=`));
  return at?.slice(at.indexOf('=') + 1).trim();
}

/** `lang` of the address, else the cookie, else English (docs/specification/languages.md). */
export function documentLanguage(asked: unknown, cookies: string | undefined): Language {
  return [asked, cookie(cookies, 'language')].find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** The theme that was chosen, so that the first paint has it; `system` lets the style sheet decide. */
export function documentTheme(cookies: string | undefined): Theme {
  const chosen = cookie(cookies, 'theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Of the encodings that the browser likes best, the smallest. */
export function encodingOf(accepted: string | undefined): Encoding {
  return negotiate<Encoding>(accepted ?? '', [...ENCODINGS]) ?? 'identity';
}
