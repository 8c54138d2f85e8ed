import { Injectable } from '@nestjs/common';
import { listRows } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import type { EntryLineResponse, EntryQuery } from './report.dto.js';
import { ReportWords } from './report-words.service.js';

const SELECT = `x.id, e.id as "entryId", e.effective_on as date, e.kind, x.ledger_account as account, x.amount_cents as "amountCents", x.currency,
  p.id as "propertyId", p.name as "propertyName", u.label as "unitLabel", e.lease_id as "leaseId",
  array(select t.first_name || ' ' || t.last_name from lease_tenant t where t.lease_id = e.lease_id order by t.created_at, t.id) as tenants, e.note`;
const FROM = `posting x join journal_entry e on e.id = x.entry_id left join lease l on l.id = e.lease_id
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
    const page = await this.scope.read((query) => listRows<EntryLineResponse>(query, listOf(asked), asked));
    return new Page(page.items.map((row) => ({ ...toLine(row), kindName: this.words.say(language, `entry.${row.kind}`), accountName: this.words.say(language, `account.${row.account}`) })), page.nextCursor, page.total);
  }
}

function listOf({ accounts, propertyId, leaseId, currency, from, to }: EntryQuery) {
  const values: unknown[] = [];
  const where: string[] = [];
  const filter = (condition: (place: string) => string, value: unknown) => value !== undefined && where.push(condition(`$${values.push(value)}`));
  filter((at) => `x.ledger_account = any(${at}::text[])`, accounts?.split(','));
  filter((at) => `p.id = ${at}`, propertyId);
  filter((at) => `e.lease_id = ${at}`, leaseId);
  filter((at) => `x.currency = ${at}`, currency);
  filter((at) => `e.effective_on >= ${at}`, from);
  filter((at) => `e.effective_on <= ${at}`, to);
  return { select: SELECT, from: FROM, where, values, sorts: { date: 'e.effective_on', amountCents: 'x.amount_cents' }, defaultSort: '-date', id: 'x.id' };
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
