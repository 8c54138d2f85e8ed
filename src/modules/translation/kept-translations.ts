import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Language } from '../../contract/languages.js';
import { TRANSLATION_KEPT_DAYS } from '../../contract/limits.js';
import type { TranslatedKind } from '../../contract/translations.js';
import type { Scope } from '../../platform/scope/scope.js';
import type { Piece } from './kept-terms.js';
import type { ReadableMessage } from './readable-messages.js';

/** Changes when texts are cut or marked differently: older translations are then left alone. */
const VERSION = 1;

/** What was answered for a text. */
export interface KnownTranslation {
  outcome: 'translated' | 'same' | 'kept_terms';
  text: string | null;
  from: string | null;
}

/** A message, cut into pieces. */
export interface CutMessage extends ReadableMessage {
  pieces: Piece[];
  key: string;
}

/** The same text with the same kept terms has the same key, for any author and conversation. */
export function keyOf(provider: string, pieces: readonly Piece[]): string {
  return createHash('sha256')
    .update(JSON.stringify([VERSION, provider, pieces]))
    .digest('hex');
}

const KNOWN = `select account_id as "accountId", text_key as key, outcome, text, from_language as "from" from message_translation
  where text_key = any($1) and to_language = $2 and created_at > $3::timestamptz - make_interval(days => $4)`;

/** What is kept for these texts, by `nameOf`. Accounts share nothing: what one paid for says nothing to another. */
export async function knownOf(
  scope: Scope,
  cut: readonly CutMessage[],
  to: Language,
): Promise<Map<string, KnownTranslation>> {
  const keys = [...new Set(cut.map(({ key }) => key))];
  const rows = await scope.rows<KnownTranslation & { accountId: string | null; key: string }>(KNOWN, [
    keys,
    to,
    scope.clock.now(),
    TRANSLATION_KEPT_DAYS,
  ]);
  return new Map(
    rows.map(({ accountId, key, outcome, text, from }) => [nameOf({ accountId, key }), { outcome, text, from }]),
  );
}

export const nameOf = ({ accountId, key }: { accountId: string | null; key: string }): string => `${accountId} ${key}`;

/** Stores the answer. If two readers asked at the same time, the first answer is kept. */
export async function keep(
  scope: Scope,
  kind: TranslatedKind,
  to: Language,
  answered: readonly [CutMessage, KnownTranslation][],
): Promise<void> {
  const [first] = answered;
  if (!first) return;
  await scope.write('translation.keep', async (tx) => {
    for (const [message, { outcome, text, from }] of answered)
      await tx.rows(
        `insert into message_translation (id, account_id, demo, created_at, kind, message_id, author_id, text_key, to_language, from_language, outcome, text)
         values ($1, $2, false, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (message_id, text_key, to_language) do nothing`,
        [
          v7(),
          message.accountId,
          scope.clock.now(),
          kind,
          message.id,
          message.authorId,
          message.key,
          to,
          from,
          outcome,
          text,
        ],
      );
    tx.about(kind, first[0].id, first[0].accountId ?? undefined);
  });
}
