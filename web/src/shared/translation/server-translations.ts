import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import type { Language } from '@contract/languages';
import { TRANSLATIONS_PER_REQUEST } from '@contract/limits';
import type { TranslatedKind } from '@contract/translations';

export type ServerTranslation = components['schemas']['TranslationResponse'];

interface Waiting {
  done: (translation: ServerTranslation | null) => void;
  failed: (error: unknown) => void;
}

/** Lines of a conversation are shown together, so they are asked for together. */
const GATHER_MS = 20;

const gathered = new Map<string, Map<string, Waiting[]>>();

/** A message in the reader's language; null where the server leaves it out. */
export function serverTranslation(kind: TranslatedKind, id: string, to: Language): Promise<ServerTranslation | null> {
  const key = `${kind} ${to}`;
  const open = gathered.get(key) ?? new Map<string, Waiting[]>();
  if (!gathered.has(key)) {
    gathered.set(key, open);
    setTimeout(() => {
      gathered.delete(key);
      const ids = [...open.keys()];
      for (let at = 0; at < ids.length; at += TRANSLATIONS_PER_REQUEST)
        void ask(kind, to, ids.slice(at, at + TRANSLATIONS_PER_REQUEST), open);
    }, GATHER_MS);
  }
  return new Promise((done, failed) => open.set(id, [...(open.get(id) ?? []), { done, failed }]));
}

async function ask(
  kind: TranslatedKind,
  to: Language,
  ids: readonly string[],
  open: ReadonlyMap<string, Waiting[]>,
): Promise<void> {
  const waiting = ids.flatMap((id) => (open.get(id) ?? []).map((one) => ({ id, ...one })));
  try {
    const answers = (await unwrap(api.POST('/api/translations', { body: { kind, ids: [...ids], to } }))) ?? [];
    const byId = new Map(answers.map((answer) => [answer.id, answer]));
    for (const { id, done } of waiting) done(byId.get(id) ?? null);
  } catch (error) {
    for (const { failed } of waiting) failed(error);
  }
}
