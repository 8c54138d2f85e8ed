import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { day, isDay, type Day } from '../../contract/days.js';
import { cents, sum } from '../../contract/money.js';
import { Problem } from '../../platform/errors/problem.js';
import { invalidField, refusal, refusalWith } from '../../platform/errors/refusals.js';
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

const FORWARDING = `select forwarding_address as address from tenant_notice
  where lease_id = $1 and forwarding_address is not null and state <> 'withdrawn' order by created_at desc, id desc limit 1`;

/** Gives deposits back: the ledger, the record for the letter, and the tenants get a message. */
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
    const [standing, forwardingAddress] = await this.scope.read(async (query) => [
      await this.standings.of(query, leaseId),
      (await query<{ address: string }>(FORWARDING, [leaseId]))[0]?.address ?? null,
    ]);
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
      forwardingAddress,
    };
  }

  /**
   * Adds interest, pays open charges, keeps item by item and gives the rest back. 404 for a document that the tenants of this
   * lease can’t read; 422 for more than is held with its interest, more than is owed of what it may be kept for, or an item that the region doesn’t
   * allow.
   */
  giveBack(leaseId: string, { returnedCents, sentTo, ...asked }: ReturnDepositRequest): Promise<void> {
    const [interestCents, deductions] = [asked.interestCents ?? 0, asked.deductions ?? []];
    return this.scope.write('deposit.return', async (tx) => {
      // Locks the ledger before reading what is owed, so that a payment at the same time has to wait.
      await this.ledger.lock(tx, leaseId);
      const standing = await this.standings.of((text, values) => tx.rows(text, values), leaseId);
      const { book } = standing;
      tx.about('lease', leaseId, book.accountId);
      const on = settledOn(asked.returnedOn, standing, await this.deposits.heldSince(tx, leaseId));
      refuseItemsOfRentDeposit(standing, deductions);
      const kept = await withDocuments(tx, leaseId, deductions);
      const forCharges = keptForCharges(standing, kept);
      const items = kept
        .filter(({ kind }) => kind !== 'owed')
        .map(({ amountCents, label }) => ({ cents: cents(amountCents), label }));
      const { heldCents, parts } = await this.deposits.giveBack(
        tx,
        book,
        { returned: cents(returnedCents), interest: cents(interestCents), deductions: items, forCharges },
        { on },
      );
      tx.em.create(DepositReturn, {
        id: v7(),
        accountId: book.accountId,
        demo: book.demo,
        createdAt: this.scope.clock.now(),
        leaseId,
        returnedOn: on,
        sentTo: sentTo || null,
        heldCents,
        interestCents,
        returnedCents,
        deductions: kept,
        currency: book.currency,
        parts: [...parts],
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

/** 422 for damage, cleaning and the like where the region allows a deposit for the last month’s rent alone, as Ontario does. */
function refuseItemsOfRentDeposit({ lease, terms, today }: LeaseStanding, asked: readonly DepositDeduction[]): void {
  const items = asked.some(({ kind }) => kind !== 'owed');
  if (items && isLastRentOnly(regionLawAt(lease), lastDayOfLease(terms) ?? today))
    throw refusal('deposit_for_rent_alone');
}

/** 400 for a day that isn't one or lies in the future; 422 for one on which the landlord didn't hold the deposit yet. */
function settledOn(asked: string | undefined, { today, terms }: LeaseStanding, since: string | null): Day {
  if (asked === undefined) return today;
  if (!isDay(asked)) throw invalidField('returnedOn', 'returnedOn must be a day, YYYY-MM-DD', 'day');
  if (asked > today) throw invalidField('returnedOn', 'returnedOn lies in the future', 'in_future');
  if (asked < (since ?? terms.startsOn)) throw refusal('deposit_not_held_yet');
  return day(asked);
}

/** The open charges that the region lets the deposit be kept for. */
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
