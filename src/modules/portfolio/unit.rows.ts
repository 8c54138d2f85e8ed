import type { UnitDetailResponse, UnitLeaseResponse, UnitResponse } from './unit.dto.js';

/** A unit as `json_build_object` gives it: instants are text. */
export interface UnitRow extends Omit<UnitResponse, 'bathrooms' | 'status' | 'archived'> {
  halfBathrooms: number;
  offline: boolean;
}

const TENANTS = `coalesce((select json_agg(t.first_name || ' ' || t.last_name order by t.created_at, t.id)
  from lease_tenant t where t.lease_id = l.id), '[]')`;

const LEASE_JSON = `json_build_object('id', l.id, 'state', l.state, 'startsOn', l.starts_on, 'termEndsOn', l.term_ends_on,
  'endsOn', l.ends_on, 'rentCents', l.rent_cents, 'tenants', ${TENANTS})`;

const instant = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** As people count doors: 9 before 10, letters last. */
export const LABEL_ORDER = "substring(u.label from '[0-9]+')::numeric nulls last, u.label, u.id";

/** A unit `u` of property `p` with its running lease `l`, as one JSON value. */
export const UNIT_JSON = `json_build_object('id', u.id, 'propertyId', u.property_id, 'label', u.label, 'bedrooms', u.bedrooms,
  'halfBathrooms', u.half_bathrooms, 'squareFeet', u.square_feet, 'marketRentCents', u.market_rent_cents, 'currency', p.currency,
  'offline', u.offline, 'archivedAt', ${instant('u.archived_at')}, 'createdAt', ${instant('u.created_at')}, 'version', u.version,
  'lease', case when l.id is not null then ${LEASE_JSON} end)`;

/** One unit with every lease it had: `$1` is its id. */
export const UNIT_WITH_LEASES = `select ${UNIT_JSON} as unit, coalesce((
    select json_agg(${LEASE_JSON} order by l.starts_on desc, l.id desc) from lease l where l.unit_id = u.id), '[]') as leases
  from unit u join property p on p.id = u.property_id
  left join lateral (select * from lease l where l.unit_id = u.id and l.state in ('active', 'notice') order by l.starts_on limit 1) l on true
  where u.id = $1`;

export function toUnit({ halfBathrooms, offline, ...row }: UnitRow): UnitResponse {
  return {
    id: row.id,
    propertyId: row.propertyId,
    label: row.label,
    bedrooms: row.bedrooms,
    bathrooms: halfBathrooms / 2,
    squareFeet: row.squareFeet,
    marketRentCents: row.marketRentCents,
    currency: row.currency,
    status: row.lease ? 'occupied' : offline ? 'offline' : 'available',
    archived: row.archivedAt !== null,
    archivedAt: row.archivedAt,
    createdAt: row.createdAt,
    version: row.version,
    lease: row.lease,
  };
}

export function toUnitDetail({ unit, leases }: { unit: UnitRow; leases: UnitLeaseResponse[] }): UnitDetailResponse {
  return { ...toUnit(unit), leases };
}
