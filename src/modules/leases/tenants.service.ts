import { Injectable } from '@nestjs/common';
import type { Day } from '../../contract/days.js';
import type { LetterKind } from '../../contract/letter-kinds.js';
import type { MailingAddress } from '../../contract/postal-address.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import { addressForReader } from '../accounts/rules/account-address.js';
import { LeaseStandings, type LeaseStanding } from '../rent/lease-standings.service.js';
import type { NextRent } from '../rent/rules/next-rent.js';
import { standingOnLeaving } from '../rent/rules/standing-on-leaving.js';
import type { ComingDue, Upcoming } from '../rent/upcoming.rows.js';
import { LETTERS } from './lease.rows.js';
import { leftOn } from './moved-out.rows.js';
import type {
  ComingDueResponse,
  ComingLateFee,
  NextRentResponse,
  OwnLeaseQuery,
  TenantDepositReturn,
  TenantHome,
  TenantHomeLink,
  TenantLeaseNotice,
  TenantLeaseResponse,
  TenantTermResponse,
  UpcomingCharge,
} from './tenants.dto.js';

interface HomeRow extends TenantHome {
  leaseId: string;
  landlord: string;
  emergencyPhone: string | null;
  address: MailingAddress | null;
  cashback: number;
}
interface LeaseRow {
  termEndsOn: string | null;
  endsOn: string | null;
  depositCents: number;
  letters: LetterKind[];
  notice: TenantLeaseNotice | null;
  nextTerm: TenantTermResponse | null;
  depositReturn: TenantDepositReturn | null;
}

/**
 * The tenant's homes: where they live first, then the one that was joined last. `$1` is now. The row policies limit
 * this to the tenant's own.
 */
const HOMES = `select l.id as "leaseId", concat_ws(', ', p.street_number || ' ' || p.street, u.label) as label, lives.here as present
  from lease_tenant t join lease l on l.id = t.lease_id join property p on p.id = l.property_id join unit u on u.id = l.unit_id
  cross join lateral (select l.state in ('active', 'notice') and (t.leaves_on < ($1::timestamptz at time zone p.time_zone)::date) is not true as here) lives
  where t.user_id = lw_uid() and l.state <> 'draft'
  order by lives.here desc,
    t.joined_at desc nulls last, l.id`;

/** Cashback that the lease still has: cashback that was reversed by a refund or a returned payment is subtracted. */
const CASHBACK = `(select coalesce(-sum(s.amount_cents), 0)::bigint from journal_entry k join journal_entry e on e.credit_id = k.id join posting s on s.entry_id = e.id
      where k.lease_id = l.id and k.kind = 'cashback' and s.ledger_account = 'prepayments')`;

/** `$2` is now. */
const HOME = `select l.id as "leaseId", u.id as "unitId", u.label as "unitLabel", p.id as "propertyId", p.name as "propertyName",
    p.street_number as "streetNumber", p.street, p.city, p.region, p.postal_code as "postalCode", p.country, p.time_zone as "timeZone",
    a.name as landlord, a.emergency_phone as "emergencyPhone", ${addressForReader('$2')} as address,
    ${CASHBACK} as cashback
  from lease l join property p on p.id = l.property_id join unit u on u.id = l.unit_id join account a on a.id = l.account_id
  where l.id = $1`;

const NAMES = `select first_name || ' ' || last_name as name from lease_tenant where lease_id = $1 order by created_at, id`;

const DETAILS = `select l.term_ends_on as "termEndsOn", l.ends_on as "endsOn", l.deposit_cents as "depositCents", ${LETTERS} as letters,
    case when l.notice_by is not null then json_build_object('by', l.notice_by, 'givenOn', l.notice_given_on, 'reason', l.notice_reason) end as notice,
    (select case when count(*) > 0 then json_build_object('returnedOn', max(d.returned_on), 'returnedCents', sum(d.returned_cents)::bigint,
        'keptCents', sum((select coalesce(sum((k->>'amountCents')::bigint), 0) from jsonb_array_elements(d.deductions) k))::bigint) end
      from deposit_return d where d.lease_id = l.id and d.undone_on is null) as "depositReturn",
    (select json_build_object('startsOn', n.starts_on, 'endsOn', n.ends_on, 'rentCents', n.rent_cents) from lease_term n
      where n.lease_id = l.id and n.starts_on > ($2::timestamptz at time zone p.time_zone)::date and (n.starts_on <= l.ends_on) is not false order by n.starts_on limit 1) as "nextTerm"
  from lease l join property p on p.id = l.property_id where l.id = $1`;

/** What a tenant sees of their own lease (docs/specification/leases.md). */
@Injectable()
export class TenantsService {
  constructor(
    private readonly scope: Scope,
    private readonly standings: LeaseStandings,
  ) {}

  /** The requested home, otherwise the current one. 404 without a lease. */
  async lease({ leaseId }: OwnLeaseQuery): Promise<TenantLeaseResponse> {
    const lease = await this.scope.read(async (query) => {
      const homes = await this.homes(query);
      const chosen = orNotFound(leaseId ? homes.find((home) => home.leaseId === leaseId) : homes[0]);
      const [home] = await query<HomeRow>(HOME, [chosen.leaseId, this.scope.clock.now()]);
      const [details] = await query<LeaseRow>(DETAILS, [chosen.leaseId, this.scope.clock.now()]);
      const { standing, lastDay } = await this.ownStanding(query, chosen.leaseId);
      return { ...toLease(standing, orNotFound(home), orNotFound(details), homes), leftOn: lastDay };
    });
    return { ...lease, tenants: await this.namesOn(lease.id) };
  }

  /** Tenants can't read rows of other tenants, and only see the names of those on their lease. */
  private async namesOn(leaseId: string): Promise<string[]> {
    const rows = await this.scope.asSystem('names on a lease', () =>
      this.scope.rows<{ name: string }>(NAMES, [leaseId]),
    );
    return rows.map(({ name }) => name);
  }

  /**
   * What the signed-in tenant owes on the named lease, or on the current one. A tenant who has left while the others
   * stay owes what was due by their own last day; `lastDay` is that day once it has passed. 404 without a lease.
   */
  async ownStanding(query: Query, leaseId?: string): Promise<{ standing: LeaseStanding; lastDay: Day | null }> {
    const { clock, actor } = this.scope;
    const of = leaseId ?? orNotFound((await this.homes(query))[0]).leaseId;
    const standing = await this.standings.of(query, of);
    const lastDay = await leftOn(query, { leaseId: of, userId: actor.userId, now: clock.now() });
    return { standing: lastDay ? standingOnLeaving(standing, lastDay) : standing, lastDay };
  }

  private homes(query: Query): Promise<TenantHomeLink[]> {
    return query<TenantHomeLink>(HOMES, [this.scope.clock.now()]);
  }
}

function toLease(
  standing: LeaseStanding,
  row: HomeRow,
  details: LeaseRow,
  homes: TenantHomeLink[],
): Omit<TenantLeaseResponse, 'leftOn' | 'tenants'> {
  const { lease, balance, charges, processingCents, today } = standing;
  const { leaseId: _, landlord, emergencyPhone, address, cashback, ...home } = row;
  const overdue = charges.filter(({ dueOn }) => dueOn < today);
  return {
    id: lease.id,
    state: lease.state,
    startsOn: lease.startsOn,
    ...details,
    endsForGood: lease.endsForGood,
    rentCents: lease.rentCents,
    currency: lease.currency,
    dueDay: lease.dueDay,
    home,
    landlord: { name: landlord, emergencyPhone, address },
    posting: lease.postingSince !== null,
    nextRent: toNextRent(standing.nextRent, lease.currency),
    comingDue: toComingDue(standing.comingDue, lease.currency),
    upcoming: standing.upcoming.map(toUpcoming),
    owed: charges
      .filter(({ leftCents }) => leftCents > 0)
      .map(({ id, kind, period, label, dueOn, leftCents }) => ({
        id,
        kind,
        period,
        label,
        dueOn,
        amountCents: leftCents,
      })),
    lateFee: toLateFee(standing),
    balanceCents: balance.balanceCents,
    depositHeldCents: balance.depositHeldCents,
    overdueCents: overdue.reduce((total, { leftCents }) => total + leftCents, 0),
    creditCents: balance.creditCents,
    processingCents,
    totalCashbackCents: cashback,
    today,
    homes,
  };
}

function toLateFee({ lateFees, today }: LeaseStanding): ComingLateFee | null {
  const fee = lateFees.find(({ fallsOn }) => fallsOn > today);
  return fee ? { period: fee.period, fallsOn: fee.fallsOn, amountCents: fee.cents } : null;
}

function toNextRent(rent: NextRent | null, currency: string): NextRentResponse | null {
  if (!rent) return null;
  const { dueOn, period, cents, rentCents, status, daysLeft, charged } = rent;
  return { dueOn, period, amountCents: cents, rentCents, currency, status, daysLeft, charged };
}

function toComingDue(due: ComingDue | null, currency: string): ComingDueResponse | null {
  if (!due) return null;
  const { dueOn, cents, totalCents, status, daysLeft, parts } = due;
  return { dueOn, amountCents: cents, totalCents, currency, status, daysLeft, parts: parts.map(toUpcoming) };
}

function toUpcoming({ kind, month, label, dueOn, cents }: Upcoming): UpcomingCharge {
  return { kind, period: month, label, dueOn, amountCents: cents };
}
