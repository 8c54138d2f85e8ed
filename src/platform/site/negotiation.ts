import { negotiate } from '@fastify/accept-negotiator';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../contract/languages.js';

/** Smallest first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];
export type Theme = 'light' | 'dark' | 'system';

/** The value of one cookie, if it is a plain word. */
function cookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  const at = header.split(';').find((pair) => pair.trimStart().startsWith(`${name}=`));
  return at?.slice(at.indexOf('=') + 1).trim();
}

/** `lang` of the address, then the cookie, then English (docs/specification/languages.md). */
export function documentLanguage(asked: unknown, cookies: string | undefined): Language {
  return [asked, cookie(cookies, 'language')].find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** The theme that the person chose, so that the first paint has it. With `system` the style sheet decides. */
export function documentTheme(cookies: string | undefined): Theme {
  const chosen = cookie(cookies, 'theme');
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

/** Of the encodings that the browser prefers most, the smallest. */
export function encodingOf(accepted: string | undefined): Encoding {
  return negotiate<Encoding>(accepted ?? '', [...ENCODINGS]) ?? 'identity';
}
