import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { currency as currencyOf } from '../../contract/currencies.js';
import { day } from '../../contract/days.js';
import type { ExpenseCategory } from '../../contract/expense-categories.js';
import { cents } from '../../contract/money.js';
import { Clock } from '../../platform/clock/clock.js';
import { orNotFound } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import { LEDGER_ACCOUNT_NAMES } from './accounts.js';
import type { PropertyBook } from './book.js';
import { reverseEntry, type EntryDraft } from './entry.js';
import { writeEntries } from './journal.js';
import { expenseEntry, expensePaidEntry } from './posting-rules.js';

/** Expenses of a property in the ledger. */
export interface Spending {
  readonly id: string;
  readonly accountId: string;
  readonly demo: boolean;
  readonly propertyId: string;
  readonly currency: string;
  readonly category: ExpenseCategory;
  readonly amountCents: number;
  readonly spentOn: string;
  readonly note: string | null;
  /** It is owed to a supplier, and paid later. */
  readonly owed?: boolean;
}

const ENTRY = `select e.id, e.kind, e.account_id as "accountId", e.demo, e.property_id as "propertyId", e.currency, e.effective_on as "effectiveOn", e.key,
    (select json_agg(json_build_object('account', p.ledger_account, 'cents', p.amount_cents)) from posting p where p.entry_id = e.id) as postings
  from journal_entry e where e.id = $1 and e.kind in ('expense', 'expense_paid')`;

interface EntryRow {
  id: string;
  kind: 'expense' | 'expense_paid';
  accountId: string;
  demo: boolean;
  propertyId: string;
  currency: string;
  effectiveOn: string;
  key: string;
  postings: { account: string; cents: number }[];
}

/** Ledger entries about a property's expenses. Entries are only added; a correction reverses the earlier one. */
@Injectable()
export class PropertyEntries {
  constructor(private readonly clock: Clock) {}

  /** Posts an expense, paid from the landlord's cash unless it is owed. Returns the entry's id. */
  async spend(tx: Tx, spending: Spending, correction: number): Promise<string> {
    const id = v7();
    const { category, amountCents, note, spentOn, owed } = spending;
    const book = bookOf(spending);
    const draft = expenseEntry({
      id: spending.id,
      currency: book.currency,
      cents: cents(amountCents),
      category,
      key: correction,
      owed,
    });
    await writeEntries(tx, [{ id, book, draft, effectiveOn: day(spentOn), note }], this.clock.now());
    return id;
  }

  /** Posts the payment of an expense that was owed, on the day it was paid. Returns the entry's id. */
  async pay(tx: Tx, spending: Spending, paidOn: string, correction: number): Promise<string> {
    const id = v7();
    const book = bookOf(spending);
    const draft = expensePaidEntry({
      id: spending.id,
      currency: book.currency,
      cents: cents(spending.amountCents),
      key: correction,
    });
    await writeEntries(tx, [{ id, book, draft, effectiveOn: day(paidOn), note: spending.note }], this.clock.now());
    return id;
  }

  /** Reverses an expense or its payment to the cent, on its own day, so that the figures of that period are right again. */
  async takeBack(tx: Tx, entryId: string): Promise<void> {
    const [row] = await tx.rows<EntryRow>(ENTRY, [entryId]);
    const entry = orNotFound(row);
    const book = bookOf(entry);
    const draft: EntryDraft = {
      kind: entry.kind,
      key: entry.key,
      currency: book.currency,
      postings: entry.postings.map(toPosting),
    };
    await writeEntries(
      tx,
      [{ id: v7(), book, draft: reverseEntry(draft), effectiveOn: day(entry.effectiveOn), reversesId: entry.id }],
      this.clock.now(),
    );
  }
}

function bookOf({
  accountId,
  demo,
  propertyId,
  currency,
}: Pick<Spending, 'accountId' | 'demo' | 'propertyId' | 'currency'>): PropertyBook {
  return { leaseId: null, propertyId, accountId, demo, currency: currencyOf(currency) };
}

function toPosting({ account, cents: amount }: EntryRow['postings'][number]) {
  return { account: orNotFound(LEDGER_ACCOUNT_NAMES.find((name) => name === account)), cents: cents(amount) };
}
