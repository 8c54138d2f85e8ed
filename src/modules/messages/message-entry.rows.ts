import type { Catalogues } from '../../platform/i18n/catalogues.js';
import { entryTitle } from '../rent/rules/entry-title.js';
import type { MessageEntry } from './message.dto.js';

/** A ledger entry as SQL returns it, before it gets a name in the reader's language. */
export interface EntryFacts extends Omit<MessageEntry, 'name'> {
  kind: string;
  of: string | null;
  label: string | null;
  period: string | null;
  method: string | null;
  note: string | null;
}

/** SQL: the ledger entry with id `id` as `EntryFacts`. Null if the reader can't see it. */
export const entryFacts = (
  id: string,
) => `(select json_build_object('id', e.id, 'kind', e.kind, 'of', o.kind, 'label', coalesce(c.label, case when o.kind = 'credit' then o.note end), 'period', c.period,
    'method', y.method, 'note', e.note, 'date', e.effective_on, 'currency', e.currency,
    'amountCents', nullif(abs((select sum(s.amount_cents) from posting s where s.entry_id = e.id and s.ledger_account in ('rent_receivable', 'prepayments')))::bigint, 0))
  from journal_entry e left join journal_entry o on o.id = e.reverses_id left join charge c on c.id = e.charge_id left join payment y on y.id = e.payment_id
  where e.id = ${id})`;

/** The name of a credit includes its note. */
export function toMessageEntry(facts: EntryFacts, words: Catalogues, language: string): MessageEntry {
  const { id, kind, of, note, date, amountCents, currency } = facts;
  const title = entryTitle(words, language, { ...facts, entry: of ? `${kind}_of_${of}` : kind });
  return { id, name: kind === 'credit' && note ? `${title}. ${note}` : title, date, amountCents, currency };
}
