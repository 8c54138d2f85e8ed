import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { addDays, type Day } from '../../contract/days.js';
import { cents } from '../../contract/money.js';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { DepositEntries } from '../ledger/deposit-entries.service.js';
import { DepositReturn, type KeptPart } from '../ledger/deposit-return.entity.js';
import type { DepositDeduction, ReturnDepositRequest } from '../ledger/ledger.dto.js';
import { owedChanged } from '../ledger/ledger.events.js';
import { LedgerService } from '../ledger/ledger.service.js';
import type { RegionTopic } from '../regions/rules/region-fact.js';
import { regionLawAt, recordOf, ruleOf, statusOf, wordsOf, type RegionLaw } from '../regions/rules/region-law.js';
import type { DepositRuleResponse, DepositTermsResponse } from './deposit-terms.dto.js';
import { LeaseStandings } from './lease-standings.service.js';
import { lastDayOfLease } from './rules/rent-schedule.js';

/** Gives deposits back: the ledger, the record for the letter, and the tenants get a message. */
@Injectable()
export class DepositReturns {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly ledger: LedgerService,
    private readonly deposits: DepositEntries,
  ) {}

  /** What the region says about it, for the landlord to read before. 404 for a foreign lease. */
  async terms(leaseId: string): Promise<DepositTermsResponse> {
    const { lease, balance, terms, today } = await this.scope.read((query) => this.standings.of(query, leaseId));
    const law = regionLawAt(lease);
    const last = lastDayOfLease(terms);
    const rule = ruleOf(law, 'deposit_return', last ?? today);
    return {
      currency: lease.currency,
      heldCents: balance.depositHeldCents,
      returning: onRecord(law, 'deposit_return', today),
      deadline: rule && last ? addDays(last, rule.days) : null,
      interest: onRecord(law, 'deposit_interest', today),
    };
  }

  /** Adds interest, keeps item by item and gives the rest back. 404 for a document that the tenants of this lease can’t read, 422 for more than is held with its interest. */
  giveBack(leaseId: string, { returnedCents, ...asked }: ReturnDepositRequest): Promise<void> {
    const [interestCents, deductions] = [asked.interestCents ?? 0, asked.deductions ?? []];
    return this.scope.write('deposit.return', async (tx) => {
      const { book, today } = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
      tx.about('lease', leaseId, book.accountId);
      const kept = await withDocuments(tx, leaseId, deductions);
      const items = deductions.map(({ amountCents, label }) => ({ cents: cents(amountCents), label }));
      const heldCents = await this.deposits.giveBack(
        tx,
        book,
        { returned: cents(returnedCents), interest: cents(interestCents), deductions: items },
        { on: today },
      );
      tx.em.create(DepositReturn, {
        id: v7(),
        accountId: book.accountId,
        demo: book.demo,
        createdAt: this.scope.clock.now(),
        leaseId,
        returnedOn: today,
        heldCents,
        interestCents,
        returnedCents,
        deductions: kept,
        currency: book.currency,
      });
      tx.publish(owedChanged, {
        leaseId,
        accountId: book.accountId,
        what: 'deposit_returned',
        amountCents: returnedCents,
      });
      await this.ledger.tell(tx, book);
    });
  }
}

/** The amounts as they are recorded, with the documents that show them. */
async function withDocuments(tx: Tx, leaseId: string, deductions: readonly DepositDeduction[]): Promise<KeptPart[]> {
  const ids = [...new Set(deductions.flatMap(({ documentIds = [] }) => documentIds))];
  const files = await tx.rows<{ id: string; name: string }>(
    'select id, name from stored_file where lease_id = $1 and id = any($2) and shared_with_tenant',
    [leaseId, ids],
  );
  if (files.length !== ids.length) throw new Problem('not_found');
  return deductions.map(({ label, amountCents, documentIds }) => ({
    label,
    amountCents,
    ...(documentIds?.length && { documents: files.filter(({ id }) => documentIds.includes(id)) }),
  }));
}

function onRecord(law: RegionLaw, topic: RegionTopic, on: Day): DepositRuleResponse {
  const record = recordOf(law, topic, on);
  return {
    status: statusOf(law, topic, on),
    value: wordsOf(record),
    source: record?.facts.find(({ source }) => source !== null)?.source ?? null,
  };
}
