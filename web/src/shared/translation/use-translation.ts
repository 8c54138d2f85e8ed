import { ownProfileQuery } from '@api/own-profile';
import type { Language } from '@contract/languages';
import type { TranslatedKind } from '@contract/translations';
import { useLanguage } from '@i18n/language-context';
import { useSiteSettings } from '@nav/site-settings';
import { skipToken, useMutation, useQuery } from '@tanstack/react-query';
import { browserOffer, browserTranslation, hasBrowserTranslator } from './browser-translator';
import { serverTranslation } from './server-translations';

/** A message as it was written. */
export interface Original {
  /** A note on how to get in may have door codes: no server translates it, only the reader's device. */
  kind: TranslatedKind | 'access_note';
  id: string;
  text: string;
  /** The language that its author had chosen; null where it is unknown. */
  language: string | null | undefined;
  /** Whether the reader wrote it. */
  own?: boolean;
}

export interface Translation {
  /** Null as long as the original is all there is. */
  text: string | null;
  from: string | null;
  /** `offer`: the browser could, after a click. `limit`: not today. `hopeless`: trying again won't help. */
  state: 'none' | 'offer' | 'working' | 'done' | 'failed' | 'limit' | 'hopeless';
  /** Translates, or tries again. */
  begin: () => void;
}

const NONE: Translation = { text: null, from: null, state: 'none', begin: () => undefined };

/**
 * Who can translate for this reader: the server's service, which the demo doesn't have, otherwise the browser,
 * otherwise none.
 */
export function useTranslator(): 'server' | 'browser' | null {
  const { translation } = useSiteSettings();
  const profile = useQuery(ownProfileQuery).data;
  if (!profile) return null;
  if (translation && !profile.demo) return 'server';
  return hasBrowserTranslator() ? 'browser' : null;
}

/** A message in the reader's language, where a translation is available and the reader wants it. */
export function useTranslation(original: Original): Translation {
  const { language: to } = useLanguage();
  const byService = useTranslator() === 'server' && original.kind !== 'access_note';
  const wants = useQuery(ownProfileQuery).data?.translateMessages ?? false;
  // The server looks at the text itself, as people also write in other languages than the one they chose.
  const asked = wants && !original.own && original.text.trim() !== '';
  const byServer = useByServer(original, to, asked && byService);
  const byBrowser = useByBrowser(original, to, wants && !original.own && !byService && hasBrowserTranslator());
  return byService ? byServer : byBrowser;
}

function useByServer({ kind, id, text, language }: Original, to: Language, enabled: boolean): Translation {
  const { data, isError, refetch } = useQuery({
    queryKey: ['translations', kind, id, to, text],
    queryFn: enabled && kind !== 'access_note' ? () => serverTranslation(kind, id, to) : skipToken,
    staleTime: Infinity,
    retry: false,
  });
  const begin = () => void refetch();
  if (!enabled) return NONE;
  // No note is shown for a message that is most likely in the reader's language when its language couldn't be detected.
  if (language === to && data?.outcome !== 'translated') return NONE;
  if (isError) return { ...NONE, state: 'failed', begin };
  if (data?.outcome === 'translated') return { text: data.text, from: data.from, state: 'done', begin };
  if (data?.outcome !== 'failed') return NONE;
  const states = { provider: 'failed', budget: 'limit', kept_terms: 'hopeless', too_long: 'hopeless' } as const;
  return { ...NONE, state: data.fault ? states[data.fault] : 'hopeless', begin };
}

function useByBrowser({ kind, id, text, language }: Original, to: Language, enabled: boolean): Translation {
  const { data: found } = useQuery({
    queryKey: ['browser-translations', 'offer', kind, id, to, text],
    queryFn: enabled ? () => browserOffer(text, language ?? null, to) : skipToken,
    staleTime: Infinity,
    retry: false,
  });
  const from = found?.from ?? '';
  const run = () => browserTranslation(text, from, to);
  const now = useQuery({
    queryKey: ['browser-translations', 'text', kind, id, to, text],
    queryFn: enabled && found?.offer === 'now' ? run : skipToken,
    staleTime: Infinity,
    retry: false,
  });
  // A model is downloaded only by a click: the translator must be made while it is being handled.
  const asked = useMutation({ mutationFn: run });
  const begin = () => asked.mutate();
  if (!enabled || !found || found.offer === 'none') return NONE;
  const done = asked.data ?? now.data;
  if (done !== undefined) return { text: done, from, state: 'done', begin };
  if (asked.isPending) return { ...NONE, state: 'working' };
  if (asked.isError || now.isError) return { ...NONE, state: 'failed', begin };
  return found.offer === 'download' ? { ...NONE, state: 'offer', begin } : NONE;
}
