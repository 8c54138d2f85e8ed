import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { Day } from '../../contract/days.js';
import { cents, sum } from '../../contract/money.js';
import { Problem } from '../../platform/errors/problem.js';
import { refusalWith } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { DepositEntries, type KeptForCharges } from '../ledger/deposit-entries.service.js';
import { DepositReturn, type KeptPart } from '../ledger/deposit-return.entity.js';
import type { DepositDeduction, ReturnDepositRequest } from '../ledger/ledger.dto.js';
import { owedChanged } from '../ledger/ledger.events.js';
import { LedgerService } from '../ledger/ledger.service.js';
import { depositDeadline } from '../regions/rules/deposit-deadline.js';
import type { RegionTopic } from '../regions/rules/region-fact.js';
import {
  readingsOf,
  regionLawAt,
  recordOf,
  ruleOf,
  statusOf,
  wordsOf,
  type RegionLaw,
} from '../regions/rules/region-law.js';
import { chargesForDeposit, isLastRentOnly, mostForCharges, paidByDeposit } from './deposit-for-charges.js';
import type { DepositRuleResponse, DepositTermsResponse } from './deposit-terms.dto.js';
import { LeaseStandings, type LeaseStanding } from './lease-standings.service.js';
import { lastDayOfLease } from './rules/rent-schedule.js';

/** Returns deposits: updates the ledger, writes the record for the letter, and notifies the tenants. */
@Injectable()
export class DepositReturns {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
    private readonly ledger: LedgerService,
    private readonly deposits: DepositEntries,
  ) {}

  /** The region's rules about it, which the landlord reads first. 404 for someone else's lease. */
  async terms(leaseId: string): Promise<DepositTermsResponse> {
    const standing = await this.scope.read((query) => this.standings.of(query, leaseId));
    const { lease, balance, today } = standing;
    const law = regionLawAt(lease);
    const last = lastDayOfLease(standing.terms);
    const rule = ruleOf(law, 'deposit_return', last ?? today);
    return {
      currency: lease.currency,
      heldCents: balance.depositHeldCents,
      owedCents: mostForCharges(payable(standing)),
      returning: onRecord(law, 'deposit_return', today),
      deadline: rule && last ? depositDeadline(rule, last) : null,
      lastDay: last,
      lastRentOnly: isLastRentOnly(law, last ?? today),
      interest: onRecord(law, 'deposit_interest', today),
    };
  }

  /**
   * Adds interest, pays open charges, deducts item by item and returns the rest. 404 for a document that the tenants of
   * this lease can’t read; 422 for more than is held with its interest, or more than is owed of what it may be kept
   * for.
   */
  giveBack(leaseId: string, { returnedCents, ...asked }: ReturnDepositRequest): Promise<void> {
    const [interestCents, deductions] = [asked.interestCents ?? 0, asked.deductions ?? []];
    return this.scope.write('deposit.return', async (tx) => {
      // Locks the ledger before reading what is owed, so that a payment at the same time has to wait.
      await this.ledger.lock(tx, leaseId);
      const standing = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
      const { book, today } = standing;
      tx.about('lease', leaseId, book.accountId);
      const kept = await withDocuments(tx, leaseId, deductions);
      const forCharges = keptForCharges(standing, kept);
      const items = kept
        .filter(({ kind }) => kind !== 'owed')
        .map(({ amountCents, label }) => ({ cents: cents(amountCents), label }));
      const heldCents = await this.deposits.giveBack(
        tx,
        book,
        { returned: cents(returnedCents), interest: cents(interestCents), deductions: items, forCharges },
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
        keptForOwedCents: forCharges?.cents ?? 0,
      });
      await this.ledger.tell(tx, book);
    });
  }
}

/** The open charges for which the region allows the deposit to be kept. */
function payable({ charges, lease, terms, today }: LeaseStanding) {
  return chargesForDeposit(charges, regionLawAt(lease), lastDayOfLease(terms), today);
}

/** The total that is kept for open charges, and which ones it pays. 422 for more than is owed. */
function keptForCharges(standing: LeaseStanding, kept: readonly KeptPart[]): KeptForCharges | null {
  const amount = sum(kept.filter(({ kind }) => kind === 'owed').map(({ amountCents }) => cents(amountCents)));
  if (amount === 0) return null;
  const charges = payable(standing);
  const owedCents = mostForCharges(charges);
  if (amount > owedCents) throw refusalWith({ owedCents }, 'deposit_more_than_owed');
  return { cents: amount, pays: paidByDeposit(amount, charges) };
}

/** The amounts as they are recorded, with the documents that show them. */
async function withDocuments(tx: Tx, leaseId: string, deductions: readonly DepositDeduction[]): Promise<KeptPart[]> {
  const ids = [...new Set(deductions.flatMap(({ documentIds = [] }) => documentIds))];
  const files = await tx.rows<{ id: string; name: string }>(
    'select id, name from stored_file where lease_id = $1 and id = any($2) and shared_with_tenant',
    [leaseId, ids],
  );
  if (files.length !== ids.length) throw new Problem('not_found');
  return deductions.map(({ kind, label = '', amountCents, documentIds }) => ({
    ...(kind === 'owed' && { kind }),
    label,
    amountCents,
    ...(documentIds?.length && { documents: files.filter(({ id }) => documentIds.includes(id)) }),
  }));
}

function onRecord(law: RegionLaw, topic: RegionTopic, on: Day): DepositRuleResponse {
  const record = recordOf(law, topic, on);
  const leading = record?.facts.find(({ source }) => source !== null);
  return {
    status: statusOf(law, topic, on),
    value: wordsOf(record),
    words: readingsOf(record),
    source: leading?.source ?? null,
    sourceDate: leading?.sourceDate ?? null,
    law: leading?.law ?? null,
    mustCheck: leading?.mustCheck ?? true,
  };
}
