import type { Query } from '../../platform/scope/scope.js';
import type { Recorder } from '../ledger/recorder.dto.js';
import { recorderOf } from '../ledger/recorder.rows.js';

/** A journal entry with its postings, debits above zero. */
export interface JournalRow {
  id: string;
  date: string;
  kind: string;
  currency: string;
  property: string | null;
  unit: string | null;
  tenants: string | null;
  supplier: string | null;
  /** What a charge is called, or the month of a rent. */
  label: string | null;
  note: string | null;
  reverses: string | null;
  enteredAt: string;
  recordedBy: Recorder | null;
  postings: { account: string; cents: number }[];
}

/** Number of entries in memory at the same time. */
const PAGE = 1000;
const ID_BYTES = 16;

const IDS =
  'select e.id from journal_entry e where e.effective_on between $1 and $2 order by e.effective_on, e.created_at, e.id';

/** The expense that an entry books, corrects or pays is named by its key; which entries are its present ones is of no matter here. */
const EXPENSE = "substring(e.key from '^(?:reversal:)?expense(?:_paid)?:([0-9a-f-]{36})')::uuid";

const ENTRIES = `select e.id, e.effective_on as date, e.kind, e.currency, p.name as property, u.label as unit,
    (select string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id) from lease_tenant t where t.lease_id = e.lease_id) as tenants,
    x.payee as supplier, coalesce(c.label, c.period) as label, e.note, e.reverses_id as reverses,
    to_char(e.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "enteredAt", ${recorderOf('e', 'y')} as "recordedBy",
    (select json_agg(json_build_object('account', g.ledger_account, 'cents', g.amount_cents) order by g.amount_cents < 0, g.id) from posting g where g.entry_id = e.id) as postings
  from unnest($1::uuid[]) with ordinality asked(id, place) join journal_entry e on e.id = asked.id
    left join lease l on l.id = e.lease_id left join property p on p.id = coalesce(l.property_id, e.property_id)
    left join expense x on x.account_id = e.account_id and x.id = ${EXPENSE}
    left join unit u on u.id = coalesce(l.unit_id, x.unit_id) left join charge c on c.id = e.charge_id left join payment y on y.id = e.payment_id
  order by asked.place`;

/**
 * The entries of a period as they were at one moment, by their ids alone. Entries are only ever added, so they can be read
 * later, page by page, and are still the ones that the reports of that moment counted. 16 bytes each are in memory.
 */
export class Journal {
  private constructor(private readonly ids: Buffer) {}

  static async of(query: Query, from: string, to: string): Promise<Journal> {
    const rows = await query<{ id: string }>(IDS, [from, to]);
    return new Journal(Buffer.from(rows.map(({ id }) => id.replaceAll('-', '')).join(''), 'hex'));
  }

  /** By date, in the order in which they were entered. */
  async *pages(read: (ids: string[]) => Promise<JournalRow[]>): AsyncGenerator<JournalRow[]> {
    for (let at = 0; at < this.ids.length; at += PAGE * ID_BYTES) {
      const hex = this.ids.subarray(at, at + PAGE * ID_BYTES).toString('hex');
      yield await read(hex.match(/.{32}/g) ?? []);
    }
  }
}

export const readEntries = (query: Query, ids: string[]): Promise<JournalRow[]> => query<JournalRow>(ENTRIES, [ids]);
