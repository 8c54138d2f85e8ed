import { Injectable } from '@nestjs/common';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import { CASH_LINES } from './cash-lines.js';
import { chargeLines } from './charge-lines.js';
import { RECEIVED, runningOn } from './report-sql.js';
import { ReportWords } from './report-words.service.js';
import type { EntryLineResponse, EntryQuery, EntryTotalResponse } from './report.dto.js';

const selectOf = (
  asked: EntryQuery,
) => `x.id, e.id as "entryId", ${dayOf(asked)} as date, ${asked.basis ? 'x.kind' : 'e.kind'} as kind, x.ledger_account as account, ${amountOf(asked)} as "amountCents", x.currency,
  p.id as "propertyId", p.name as "propertyName", u.label as "unitLabel", e.lease_id as "leaseId",
  array(select t.first_name || ' ' || t.last_name from lease_tenant t where t.lease_id = e.lease_id order by t.created_at, t.id) as tenants, e.note`;
const BESIDE = `join journal_entry e on e.id = x.entry_id left join lease l on l.id = e.lease_id
  join property p on p.id = coalesce(l.property_id, e.property_id) left join unit u on u.id = l.unit_id`;

/** The postings behind a figure, the latest first. */
@Injectable()
export class ReportEntries {
  constructor(
    private readonly scope: Scope,
    private readonly words: ReportWords,
  ) {}

  async list(asked: EntryQuery): Promise<Page<EntryLineResponse>> {
    const language = this.words.languageFor(asked.language);
    const page = await readList<EntryLineResponse>(this.scope, listOf(asked), asked);
    return new Page(
      page.items.map((row) => ({
        ...toLine(row),
        kindName: this.words.say(language, `entry.${row.kind}`),
        accountName: this.words.say(language, `account.${row.account}`),
      })),
      page.nextCursor,
      page.total,
    );
  }

  /** The sum of all of them, not of a page: the figure that was opened. */
  total(asked: EntryQuery): Promise<EntryTotalResponse[]> {
    const { from, where, values } = listOf(asked);
    return this.scope.read((query) =>
      query<EntryTotalResponse>(
        `select x.currency, sum(${amountOf(asked)})::bigint as "amountCents", count(*)::int as entries from ${from}${where.length > 0 ? ` where ${where.join(' and ')}` : ''} group by 1 order by 1`,
        values,
      ),
    );
  }
}

/** What `posting x` counts, with the sign that the figure has. */
const amountOf = ({ creditsAdd }: EntryQuery) => (creditsAdd ? '-x.amount_cents' : 'x.amount_cents');

/** The day on which it counts. */
const dayOf = ({ basis }: EntryQuery) => (basis ? 'x.day' : 'e.effective_on');

/** Postings, lines on cash basis, or the lines of charges (`rents`, `open`), which are what is left of them. */
function listOf(asked: EntryQuery) {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const charges = chargeLines(asked, bind);
  const where = [...(charges?.where ?? []), ...conditions(asked, bind, charges === null)];
  return {
    select: selectOf(asked),
    from: `${charges?.lines ?? (asked.basis ? CASH_LINES : 'posting x')} ${BESIDE}`,
    where,
    values,
    sorts: { date: dayOf(asked), amountCents: amountOf(asked) },
    defaultSort: '-date',
    id: 'x.id',
  };
}

/** Whether the entry is the current one of an expense. A reversed entry isn't, and neither is its reversal. */
const expenseOf = (which: string) =>
  `exists (select from expense s where s.entry_id = e.id and s.voided_at is null and ${which})`;

function conditions(asked: EntryQuery, bind: (value: unknown) => string, byDay: boolean): string[] {
  const { accounts, propertyId, leaseId, currency, from, to, side, received, running, unit } = asked;
  const where: string[] = [];
  if (accounts) where.push(`x.ledger_account = any(${bind(accounts.split(','))}::text[])`);
  if (propertyId) where.push(`p.id = ${bind(propertyId)}`);
  if (unit === 'none') where.push(`not ${expenseOf('s.unit_id is not null')}`);
  else if (unit) where.push(expenseOf(`s.unit_id = ${bind(unit)}`));
  if (leaseId) where.push(`x.lease_id = ${bind(leaseId)}`);
  if (currency) where.push(`x.currency = ${bind(currency)}`);
  if (side) where.push(side === 'debit' ? 'x.amount_cents > 0' : 'x.amount_cents < 0');
  if (received) where.push(RECEIVED);
  if (running) where.push(runningOn(bind(running)));
  if (byDay && from) where.push(`${dayOf(asked)} >= ${bind(from)}`);
  if (byDay && to) where.push(`${dayOf(asked)} <= ${bind(to)}`);
  return where;
}

function toLine(row: EntryLineResponse): Omit<EntryLineResponse, 'kindName' | 'accountName'> {
  return {
    id: row.id,
    entryId: row.entryId,
    date: row.date,
    kind: row.kind,
    account: row.account,
    amountCents: row.amountCents,
    currency: row.currency,
    propertyId: row.propertyId,
    propertyName: row.propertyName,
    unitLabel: row.unitLabel,
    leaseId: row.leaseId,
    tenants: row.tenants,
    note: row.note,
  };
}
