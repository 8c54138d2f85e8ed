import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { addMonths, day, type Day } from '../../contract/days.js';
import { LEASE_END_MONTHS_BACK } from '../../contract/limits.js';
import { todayIn } from '../../contract/time-zones.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion, invalidField, refusal } from '../../platform/errors/refusals.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { BY_HOME, HOME_TEXTS } from '../portfolio/home.rows.js';
import { Property } from '../portfolio/property.entity.js';
import { Unit } from '../portfolio/unit.entity.js';
import {
  assertRegionRules,
  checkTerms,
  refuseUnlessConfirmed,
  termsOf,
  type LeaseTerms,
} from '../regions/rules/agreed-terms.js';
import { checkChangedEnd, toConfirm } from '../regions/rules/check-end.js';
import { regionLawAt } from '../regions/rules/region-law.js';
import { RepostRents } from '../rent/repost-rents.service.js';
import { LeaseChange } from './lease-change.entity.js';
import { refuseOverlap } from './lease-overlap.js';
import type { LeasePostingResponse, LeaseResponse, LeaseRowResponse } from './lease-response.dto.js';
import { LeaseTenants } from './lease-tenants.service.js';
import { LeaseTerm, termStartOf } from './lease-term.entity.js';
import type { CreateLeaseRequest, LeaseListQuery, UpdateLeaseRequest } from './lease.dto.js';
import { Lease } from './lease.entity.js';
import { leaseTermsChanged, type ChangedTerm } from './lease.events.js';
import {
  IS_BEING_PAID,
  LEASE_DETAIL,
  LEASE_ROW_COLUMNS,
  OVERDUE_CENTS,
  TENANT_NAMES,
  WITHOUT_CODE,
  toLease,
  toLeaseRow,
  type LeaseDetailRow,
  type LeaseRow,
} from './lease.rows.js';

/** Drafts of leases, their terms and their lists. Steps (activate, notice, end) are in `lease-steps.service.ts`. */
@Injectable()
export class LeaseService {
  constructor(
    private readonly scope: Scope,
    private readonly tenants: LeaseTenants,
    private readonly rents: RepostRents,
  ) {}

  async list(query: LeaseListQuery): Promise<Page<LeaseRowResponse>> {
    const now = this.scope.clock.now();
    const page = await readList<LeaseRow>(this.scope, listOf(query, now), query);
    return new Page(page.items.map(toLeaseRow), page.nextCursor, page.total);
  }

  /**
   * How many of the leases that were activated together have their first entries. When both numbers are equal, all are
   * posted.
   */
  async posting(): Promise<LeasePostingResponse> {
    const [row] = await this.scope.rows<LeasePostingResponse>(POSTING);
    return row ?? { posted: 0, total: 0 };
  }

  async get(id: string): Promise<LeaseResponse> {
    const [row] = await this.scope.rows<LeaseDetailRow>(LEASE_DETAIL, [id, this.scope.clock.now()]);
    return toLease(orNotFound(row), this.scope.clock.now());
  }

  /** 422 `region_rule` with the rule and its source where the region forbids the terms. */
  async create(unitId: string, request: CreateLeaseRequest): Promise<LeaseResponse> {
    const id = v7();
    await this.scope.write('lease.create', async (tx) => {
      const unit = orNotFound(await tx.em.findOne(Unit, { id: unitId }));
      if (unit.archivedAt) throw refusal('unit_archived');
      const property = orNotFound(await tx.em.findOne(Property, { id: unit.propertyId }));
      const lease = this.add(tx, id, unit, property, request);
      for (const tenant of request.tenants ?? []) {
        await this.tenants.checkPhone(tx, property.id, tenant.phone);
        this.tenants.add(tx, lease, tenant, currentContext().language);
      }
      tx.about('lease', id, unit.accountId);
      tx.changed(['leases', 'units', 'overview'], [id, unitId], { accounts: [unit.accountId] });
    });
    return this.get(id);
  }

  /** Makes the row of a new draft within a command; import and renewal make them too. */
  add(tx: Tx, id: string, unit: Unit, property: Property, request: CreateLeaseRequest): Lease {
    const terms = termsOf(request);
    checkTerms(terms);
    assertRegionRules(terms, property);
    return tx.em.create(Lease, {
      id,
      accountId: unit.accountId,
      demo: unit.demo,
      createdAt: this.scope.clock.now(),
      propertyId: unit.propertyId,
      unitId: unit.id,
      state: 'draft',
      currency: property.currency,
      endsOn: null,
      activatedAt: null,
      ...terms,
    });
  }

  async update(id: string, request: UpdateLeaseRequest): Promise<LeaseResponse> {
    await this.scope.write('lease.change', async (tx) => {
      const lease = orNotFound(await tx.em.findOne(Lease, { id }));
      checkVersion(lease, request.version);
      const terms = { ...termsOf(lease), ...sentTerms(request) };
      refuseFrozen(lease, terms);
      checkTerms(terms);
      const property = orNotFound(await tx.em.findOne(Property, { id: lease.propertyId }));
      assertRegionRules(terms, property);
      refuseLongAgo(lease, terms, this.today(property));
      await refuseBeforeNextTerm(tx, id, terms.termEndsOn);
      await this.holdEnd(tx, lease, terms, property, request);
      const changed = this.changedTerms(lease, terms, property);
      this.keepEnd(tx, lease, terms, property, request);
      await this.rents.follow(tx, id, async () => {
        tx.em.assign(lease, terms);
        await refuseOverlap(() => tx.em.flush());
      });
      if (changed.length > 0) tx.publish(leaseTermsChanged, { leaseId: id, accountId: lease.accountId, changed });
      tx.about('lease', id, lease.accountId);
      tx.changed(['leases', 'units', 'overview'], [id], {
        accounts: [lease.accountId],
        users: await this.tenants.usersOf(tx, id),
      });
    });
    return this.get(id);
  }

  /** An end that comes sooner is checked like a landlord's notice, unless the tenants agreed to it; either way the reason is logged. */
  private async holdEnd(
    tx: Tx,
    lease: Lease,
    terms: LeaseTerms,
    property: Property,
    { agreed = false, confirmReason }: UpdateLeaseRequest,
  ): Promise<void> {
    if (lease.state === 'draft') return;
    const change = {
      livedSince: day(lease.startsOn),
      termStartsOn: await termStartOf(tx, lease),
      dueDay: lease.dueDay,
      before: endOf(lease),
      after: endOf(terms),
    };
    const findings = checkChangedEnd({ today: this.today(property), ...change }, regionLawAt(property));
    refuseUnlessConfirmed(agreed ? findings.map(toConfirm) : findings, confirmReason);
    if (findings.length > 0 && confirmReason) tx.because(confirmReason);
  }

  /** Records that the terms now end an active lease, for the letter about it. */
  private keepEnd(
    tx: Tx,
    lease: Lease,
    terms: LeaseTerms,
    property: Property,
    { agreed = false }: UpdateLeaseRequest,
  ): void {
    const [before, after] = [endOf(lease), endOf(terms)];
    const same = before.endsForGood && before.termEndsOn === after.termEndsOn;
    if (lease.state === 'draft' || !after.endsForGood || after.termEndsOn === null || same) return;
    const changedOn = this.today(property);
    const createdAt = this.scope.clock.now();
    const of = { accountId: lease.accountId, demo: lease.demo, createdAt, leaseId: lease.id };
    tx.em.create(LeaseChange, { ...of, kind: 'end', changedOn, reason: null, agreed, before, after });
  }

  /**
   * The changes that tenants get an email about. A last day that has already passed isn't among them: within the hour
   * the lease ends, and the email about its end covers it.
   */
  private changedTerms(lease: Lease, terms: LeaseTerms, property: Property): ChangedTerm[] {
    if (lease.state === 'draft') return [];
    const over = terms.endsForGood && terms.termEndsOn !== null && terms.termEndsOn < this.today(property);
    const differs = (names: readonly (keyof LeaseTerms)[]) =>
      names.some((name) => (lease[name] ?? null) !== terms[name]);
    return [
      ...(differs(['termEndsOn', 'endsForGood']) && !(over && lease.state === 'active') ? ['term' as const] : []),
      ...(differs(['lateFeeKind', 'lateFeeValue', 'lateFeeAfterDays']) ? ['late_fee' as const] : []),
      ...(differs(['depositCents']) ? ['deposit' as const] : []),
    ];
  }

  private today({ timeZone }: Property): Day {
    return todayIn(timeZone, this.scope.clock.now());
  }

  /**
   * Deletes a draft with its entries and codes. A lease that was activated is part of the history and can't be deleted
   * (422).
   */
  async remove(id: string): Promise<void> {
    await this.scope.write('lease.delete_draft', async (tx) => {
      const lease = orNotFound(await tx.em.findOne(Lease, { id }));
      if (lease.state !== 'draft') throw refusal('lease_not_draft');
      await this.tenants.removeAll(tx, id);
      tx.em.remove(lease);
      tx.about('lease', id, lease.accountId);
      tx.changed(['leases', 'units', 'overview'], [id], { accounts: [lease.accountId] });
    });
  }
}

const endOf = ({ termEndsOn, endsForGood }: Pick<LeaseTerms, 'endsForGood'> & { termEndsOn?: string | null }) => ({
  termEndsOn: termEndsOn ? day(termEndsOn) : null,
  endsForGood,
});

/** Leases are activated in several requests. Those within an hour before the last one count as one group. */
const POSTING = `select count(*) filter (where posting_since is null)::int as posted, count(*)::int as total from lease
  where state <> 'draft' and activated_at >= (select max(activated_at) from lease where state <> 'draft') - interval '1 hour'`;

/** The end of the term can't be before the start of a signed renewal. */
async function refuseBeforeNextTerm(tx: Tx, leaseId: string, termEndsOn: string | null): Promise<void> {
  if (termEndsOn && (await tx.em.count(LeaseTerm, { leaseId, startsOn: { $gt: termEndsOn } })) > 0) {
    throw refusal('next_term_signed');
  }
}

function listOf({ state, propertyId, unitId, balance, access }: LeaseListQuery, now: Date) {
  const where: string[] = [];
  const values: unknown[] = [now];
  if (state) where.push(`l.state = $${values.push(state)}`);
  if (propertyId) where.push(`l.property_id = $${values.push(propertyId)}`);
  if (unitId) where.push(`l.unit_id = $${values.push(unitId)}`);
  if (balance) where.push(balance === 'overdue' ? `${OVERDUE_CENTS} > 0` : IS_BEING_PAID);
  if (access) where.push(WITHOUT_CODE);
  return {
    select: LEASE_ROW_COLUMNS,
    // `$1` is passed to every query of the list, also to the one that only counts.
    from: 'lease l join unit u on u.id = l.unit_id join property p on p.id = l.property_id and $1::timestamptz is not null',
    where,
    values,
    sorts: {
      createdAt: 'l.created_at',
      startsOn: 'l.starts_on',
      rentCents: 'l.rent_cents',
      tenant: `lower(coalesce(${TENANT_NAMES}, ''))`,
      overdueCents: OVERDUE_CENTS,
      endsOn: "coalesce(l.ends_on, l.term_ends_on, 'infinity')",
      home: BY_HOME,
    },
    defaultSort: '-createdAt',
    id: 'l.id',
    search: [TENANT_NAMES, ...HOME_TEXTS, 'p.name', 'p.city'],
  };
}

const TERMS = [
  'startsOn',
  'termEndsOn',
  'endsForGood',
  'rentCents',
  'dueDay',
  'depositCents',
  'lateFeeKind',
  'lateFeeValue',
  'lateFeeAfterDays',
  'chargeFrom',
] as const satisfies (keyof LeaseTerms)[];
const CLEARABLE = ['termEndsOn', 'chargeFrom'];
/** These fields of an active lease can't be changed, because the tenant relies on them. */
const FROZEN = ['startsOn', 'rentCents', 'dueDay', 'chargeFrom'] as const;

function sentTerms(request: UpdateLeaseRequest): Partial<LeaseTerms> {
  const sent = TERMS.map((name) => [name, request[name]] as const);
  return Object.fromEntries(
    sent.filter(([name, value]) => value !== undefined && (value !== null || CLEARABLE.includes(name))),
  );
}

/** A term that ends for good ends the lease: as with a notice, its last day can't be years ago. */
function refuseLongAgo(lease: Lease, { endsForGood, termEndsOn }: LeaseTerms, today: Day): void {
  if (lease.state === 'draft' || !endsForGood || !termEndsOn) return;
  if (termEndsOn < addMonths(today, -LEASE_END_MONTHS_BACK))
    throw invalidField(
      'termEndsOn',
      `termEndsOn must not be more than ${LEASE_END_MONTHS_BACK} months ago`,
      'end_too_early',
      { months: LEASE_END_MONTHS_BACK },
    );
}

function refuseFrozen(lease: Lease, terms: LeaseTerms): void {
  if (lease.state === 'draft') return;
  if (lease.state === 'ended') throw refusal('lease_ended');
  const changed = FROZEN.filter((name) => (lease[name] ?? null) !== terms[name]);
  if (changed.length > 0) throw refusal('terms_frozen', { terms: changed.join(', ') });
}
