import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { readList, type ListDefinition } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import { BY_HOME, HOME_TEXTS } from '../portfolio/home.rows.js';
import {
  CREDIT_CENTS,
  MOVING,
  OPEN_CENTS,
  OPENING_BALANCE_CENTS,
  OVERDUE_CENTS,
  TENANT_JSON,
  toTenant,
  type TenantRow,
} from './lease.rows.js';
import { REACHED_BY_EMAIL } from './reached.rows.js';
import type { Tenancy, TenantDetailResponse, TenantListQuery, TenantRowResponse } from './tenant-list.dto.js';

type Row = Omit<TenantRowResponse, keyof TenantRow | 'joined'> & { id: string; tenant: TenantRow };

const COLUMNS = `t.id, ${TENANT_JSON} as tenant, l.id as "leaseId", l.unit_id as "unitId", l.property_id as "propertyId", l.state as "leaseState",
  l.starts_on as "startsOn", coalesce(l.ends_on, l.term_ends_on) as "endsOn", l.currency, l.posting_since is not null as posting,
  ${OPEN_CENTS} as "openCents", ${OVERDUE_CENTS} as "overdueCents", ${MOVING} as "processingCents", ${CREDIT_CENTS} as "creditCents",
  ${OPENING_BALANCE_CENTS} as "openingBalanceCents",
  u.label as "unitLabel", p.street_number as "streetNumber", p.street, p.city`;

/** `$1` is now. It is used in every variant of the query, because the count passes it too. */
const FROM = `lease_tenant t join lease l on l.id = t.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id and $1::timestamptz is not null`;

const BEGUN = `l.starts_on <= ($1::timestamptz at time zone p.time_zone)::date`;

const TENANCY: Record<Tenancy, string> = {
  current: `l.state in ('active', 'notice') and ${BEGUN}`,
  upcoming: `(l.state = 'draft' or l.state in ('active', 'notice') and not ${BEGUN})`,
  former: `l.state = 'ended'`,
};

/**
 * The leases of one person. The account identifies the person. Without an account, the email address and the name
 * together do, because a couple may share an address.
 */
const SAME_PERSON = `t.id = $2 or t.user_id = $3 or (lower(t.email) = lower($4) and lower(t.first_name || ' ' || t.last_name) = lower($5)
  and (t.user_id is null or $3::uuid is null))`;

/** Everyone who rents from a landlord. The row policies limit this to the landlord's own account. */
@Injectable()
export class TenantList {
  constructor(private readonly scope: Scope) {}

  /** By last name. */
  async list(asked: TenantListQuery): Promise<Page<TenantRowResponse>> {
    const now = this.scope.clock.now();
    const page = await readList<Row>(this.scope, listOf(asked, now), asked);
    return new Page(
      page.items.map((row) => toRow(row, now)),
      page.nextCursor,
      page.total,
    );
  }

  /** One tenant with every lease of the same person. 404 for another account's. */
  get(id: string): Promise<TenantDetailResponse> {
    const now = this.scope.clock.now();
    return this.scope.read(async (query) => {
      const [who] = await query<Person>(PERSON, [id]);
      const { userId, email, name } = orNotFound(who);
      const rows = await query<Row>(
        `select ${COLUMNS} from ${FROM} where ${SAME_PERSON} order by (l.state in ('active', 'notice')) desc, l.starts_on desc, t.id`,
        [now, id, userId, email, name],
      );
      const leases = rows.map((row) => toRow(row, now));
      return { ...orNotFound(leases.find((lease) => lease.id === id)), leases };
    });
  }
}

interface Person {
  userId: string | null;
  email: string | null;
  name: string;
}
const PERSON = `select user_id as "userId", email, first_name || ' ' || last_name as name from lease_tenant where id = $1`;

function listOf({ tenancy, owes, email, joined }: TenantListQuery, now: Date): ListDefinition {
  const values: unknown[] = [now];
  const where: string[] = [];
  if (tenancy) where.push(TENANCY[tenancy]);
  if (owes !== undefined) where.push(`${OPEN_CENTS} ${owes ? '>' : '='} 0`);
  if (email !== undefined) where.push(`${email ? '' : 'not '}${REACHED_BY_EMAIL}`);
  if (joined !== undefined) where.push(`t.user_id is ${joined ? 'not ' : ''}null`);
  return {
    select: COLUMNS,
    from: FROM,
    where,
    values,
    sorts: {
      name: "lower(t.last_name || ' ' || t.first_name)",
      home: BY_HOME,
      startsOn: 'l.starts_on',
      endsOn: "coalesce(l.ends_on, l.term_ends_on, 'infinity')",
      openCents: OPEN_CENTS,
    },
    defaultSort: 'name',
    id: 't.id',
    search: ["t.first_name || ' ' || t.last_name", 't.email', 't.phone', ...HOME_TEXTS, 'p.name', 'p.city'],
  };
}

function toRow({ tenant, ...row }: Row, now: Date): TenantRowResponse {
  return {
    ...toTenant(tenant, now),
    leaseId: row.leaseId,
    unitId: row.unitId,
    propertyId: row.propertyId,
    leaseState: row.leaseState,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    currency: row.currency,
    posting: row.posting,
    openCents: row.openCents,
    overdueCents: row.overdueCents,
    processingCents: row.processingCents,
    creditCents: row.creditCents,
    openingBalanceCents: row.openingBalanceCents,
    unitLabel: row.unitLabel,
    streetNumber: row.streetNumber,
    street: row.street,
    city: row.city,
  };
}
