import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import { addDays, day, type Day } from '../../contract/days.js';
import { basisPoints, cents } from '../../contract/money.js';
import { RENEWAL_HORIZON_DAYS } from '../../contract/work-limits.js';
import { forEachSettled } from '../../platform/outbox/for-each-settled.js';
import { Scheduled } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { RentIncreases, type IncreaseLimits, type RentIncrease } from '../leases/rent-increases.service.js';
import { ENDING, type EndingLease } from './ending-leases.js';
import { nextTermStart } from './next-term-start.js';
import { POLICY_VERSION, recommend, type RenewalInputs } from './recommend.js';
import type { GenerateRenewalsRequest } from './renewal.dto.js';

/** The landlord's own limit where none is named: five percent. */
const USUAL_LIMIT = 500;

const INSERT = `insert into lease_renewal (id, account_id, demo, created_at, lease_id, property_id, unit_id, status, action, starts_on, ends_on,
    current_rent_cents, low_rent_cents, proposed_rent_cents, high_rent_cents, currency, cap_cents, cap_status, notice_from, notice_by,
    notice_status, reasons, confidence, inputs, policy_version)
  select id, account_id, demo, $2, lease_id, property_id, unit_id, 'pending', action, starts_on, ends_on, current_rent_cents, low_rent_cents,
    proposed_rent_cents, high_rent_cents, currency, cap_cents, cap_status, notice_from, notice_by, notice_status, reasons, confidence, inputs, policy_version
  from jsonb_to_recordset($1::jsonb) as r(id uuid, account_id uuid, demo boolean, lease_id uuid, property_id uuid, unit_id uuid, action text,
    starts_on date, ends_on date, current_rent_cents bigint, low_rent_cents bigint, proposed_rent_cents bigint, high_rent_cents bigint, currency text,
    cap_cents bigint, cap_status text, notice_from date, notice_by date, notice_status text, reasons jsonb, confidence int, inputs jsonb, policy_version int)
  on conflict (lease_id) where status in ('pending', 'accepted', 'adjusted', 'offered') do nothing
  returning id`;

/** Recommends what to do with the leases that end soon (docs/specification/lease-renewals.md). */
@Injectable()
export class GenerateRenewals {
  private readonly log = new Logger('Renewals');

  constructor(
    private readonly scope: Scope,
    private readonly increases: RentIncreases,
  ) {}

  /**
   * Creates the missing recommendations. A lease gets one open recommendation at most, even with simultaneous requests.
   * Returns the new ids.
   */
  generate({ leaseIds, maxIncreaseBasisPoints }: GenerateRenewalsRequest): Promise<string[]> {
    return this.scope.write('renewal.generate', (tx) =>
      this.make(tx, leaseIds ?? null, maxIncreaseBasisPoints ?? USUAL_LIMIT),
    );
  }

  /** Every morning for every landlord: leases that enter the horizon have a recommendation when they look. */
  @Scheduled('renewals.detect', '45 9 * * *')
  async detect(): Promise<void> {
    const accounts = await this.scope.asSystem('renewal detection', () =>
      this.scope.rows<{ id: string; demo: boolean }>(
        "select id, demo from account where kind = 'landlord' order by id",
      ),
    );
    await forEachSettled(this.log, accounts, ({ id, demo }) =>
      this.scope.asSystem('renewal detection', () => this.generate({}), { accountId: id, demo }),
    );
  }

  private async make(tx: Tx, leaseIds: string[] | null, limit: number): Promise<string[]> {
    const now = this.scope.clock.now();
    const leases = await tx.rows<EndingLease>(ENDING, [now, RENEWAL_HORIZON_DAYS, tx.actor.accountId, leaseIds]);
    if (leases.length === 0) return [];
    const made = await tx.rows<{ id: string }>(INSERT, [
      JSON.stringify(leases.map((lease) => this.row(lease, limit))),
      now,
    ]);
    const ids = made.map(({ id }) => id);
    if (ids.length > 0) tx.changed(['renewals'], ids.slice(0, 50), { accounts: [leases[0]?.accountId] });
    return ids;
  }

  private row(lease: EndingLease, limit: number) {
    const startsOn = nextTermStart(lease, (on) => this.limitsOf(lease, limit, on).notice);
    const law = this.limitsOf(lease, limit, startsOn);
    const inputs = inputsOf(lease, law, limit, startsOn);
    const made = recommend(inputs);
    return {
      id: v7(),
      account_id: lease.accountId,
      demo: lease.demo,
      lease_id: lease.id,
      property_id: lease.propertyId,
      unit_id: lease.unitId,
      action: made.action,
      starts_on: made.startsOn,
      ends_on: made.endsOn,
      current_rent_cents: lease.rentCents,
      low_rent_cents: made.lowCents,
      proposed_rent_cents: made.targetCents,
      high_rent_cents: made.highCents,
      currency: lease.currency,
      cap_cents: law.capCents,
      cap_status: law.capStatus,
      notice_from: law.notice?.earliest ?? null,
      notice_by: law.notice?.latest ?? null,
      notice_status: law.noticeStatus,
      reasons: made.reasons,
      confidence: made.confidence,
      inputs,
      policy_version: POLICY_VERSION,
    };
  }

  /** Notice is counted for the largest increase that could be proposed: some regions require more time then. */
  private limitsOf(lease: EndingLease, limit: number, effectiveOn: Day): IncreaseLimits {
    const rentCents = cents(lease.rentCents);
    return this.increases.limits(lease, {
      rentCents,
      newRentCents: cents(rentCents + Math.max(1, basisPoints(rentCents, limit))),
      effectiveOn,
      rentSince: day(lease.rentSince),
      term: termOf(lease),
    });
  }
}

/** The fixed term whose notice period counts, also one that is over: such a lease may have renewed automatically. */
function termOf({ termEndsOn, rentSince, wentOn }: EndingLease): RentIncrease['term'] {
  if (termEndsOn !== null) return { startsOn: day(rentSince), endsOn: day(termEndsOn) };
  return wentOn && { startsOn: day(wentOn.startsOn), endsOn: day(wentOn.endsOn) };
}

function inputsOf(lease: EndingLease, law: IncreaseLimits, limit: number, startsOn: Day): RenewalInputs {
  return {
    today: lease.today,
    leaseStartsOn: lease.startsOn,
    term: { startsOn: lease.rentSince, endsOn: addDays(startsOn, -1) },
    monthly: lease.monthly,
    termEndedOn: lease.monthly ? (termOf(lease)?.endsOn ?? null) : null,
    ...(lease.wentOn && { termBeganOn: lease.wentOn.startsOn }),
    rentCents: lease.rentCents,
    marketRentCents: lease.marketRentCents,
    rentsDue: lease.rentsDue,
    rentsOnTime: lease.rentsOnTime,
    overdueCents: lease.overdueCents,
    repairsWaiting: lease.repairsWaiting,
    tenantIntent: lease.tenantIntent,
    maxIncreaseBasisPoints: limit,
    law: {
      capCents: law.capCents,
      capStatus: law.capStatus,
      guidelineCents: law.guidelineCents,
      noticeFrom: law.notice?.earliest ?? null,
      noticeBy: law.notice?.latest ?? null,
      noticeStatus: law.noticeStatus,
      earliestOn: law.earliestOn,
      capSource: law.capSource,
      capMustCheck: law.capMustCheck,
      capEndedOn: law.capEndedOn,
    },
  };
}
