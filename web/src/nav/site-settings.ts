import { DEFAULT_SITE_SETTINGS, type SiteSettings } from '@contract/site-settings';
import { useSyncExternalStore } from 'react';

let read: SiteSettings | undefined;

/** What the server wrote into the document about this installation. */
function settings(): SiteSettings {
  const content = document.querySelector<HTMLMetaElement>('meta[name="site-settings"]')?.content;
  read ??= content
    ? { ...DEFAULT_SITE_SETTINGS, ...(JSON.parse(content) as Partial<SiteSettings>) }
    : DEFAULT_SITE_SETTINGS;
  return read;
}

/** The shortest new password of a form: the larger of its own and the server's (docs/specification/registration.md). */
export function usePasswordMin(own: number): number {
  return Math.max(own, useSiteSettings().passwordMin ?? 0);
}

const never = () => () => undefined;

/** The installation's settings; prerendered pages show the defaults until they are live. */
export function useSiteSettings(): SiteSettings {
  return useSyncExternalStore(never, settings, () => DEFAULT_SITE_SETTINGS);
}

/** For messages that promise an email: `{mail, select, kept {what is true without emails} other {…}}`. */
export function useMailWord(): { mail: SiteSettings['mail'] } {
  const { mail } = useSiteSettings();
  return { mail };
}
