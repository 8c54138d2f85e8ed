import type { PropertyDetailResponse, PropertyResponse } from './property.dto.js';
import type { PropertyType } from './rules/property-types.js';
import { LABEL_ORDER, toUnit, UNIT_JSON, type UnitRow } from './unit.rows.js';

export interface PropertyRow {
  id: string;
  name: string;
  street_number: string;
  street: string;
  city: string;
  region: string;
  postal_code: string;
  country: string;
  type: PropertyType;
  year_built: number | null;
  currency: string;
  time_zone: string;
  archived_at: Date | null;
  created_at: Date;
  version: number;
  unit_count: number;
  occupied_count: number;
  offline_count: number;
}

export const UNIT_COUNT = '(select count(*) from unit u where u.property_id = p.id and u.archived_at is null)';

/** Columns of a property with its counts. They are counted for the rows of the page alone, not for all that are sorted. */
export const PROPERTY_COLUMNS = `p.id, p.name, p.street_number, p.street, p.city, p.region, p.postal_code, p.country, p.type, p.year_built,
  p.currency, p.time_zone, p.archived_at, p.created_at, p.version,
  ${UNIT_COUNT} as unit_count,
  (select count(*) from unit u where u.property_id = p.id and u.archived_at is null and u.offline) as offline_count,
  (select count(distinct l.unit_id) from lease l where l.property_id = p.id and l.state in ('active', 'notice')) as occupied_count`;

/** One property and its units in one look: `$1` is its id. */
export const PROPERTY_WITH_UNITS = `select ${PROPERTY_COLUMNS}, coalesce((
    select json_agg(${UNIT_JSON} order by ${LABEL_ORDER}) from unit u
    left join lateral (select * from lease l where l.unit_id = u.id and l.state in ('active', 'notice') order by l.starts_on limit 1) l on true
    where u.property_id = p.id and u.archived_at is null), '[]') as units
  from property p where p.id = $1`;

export function toProperty(row: PropertyRow): PropertyResponse {
  return {
    id: row.id,
    name: row.name,
    streetNumber: row.street_number,
    street: row.street,
    city: row.city,
    region: row.region,
    postalCode: row.postal_code,
    country: row.country,
    type: row.type,
    yearBuilt: row.year_built,
    currency: row.currency,
    timeZone: row.time_zone,
    archived: row.archived_at !== null,
    archivedAt: row.archived_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    version: row.version,
    unitCount: row.unit_count,
    occupiedCount: row.occupied_count,
    offlineCount: row.offline_count,
  };
}

export function toPropertyDetail(row: PropertyRow & { units: UnitRow[] }): PropertyDetailResponse {
  return { ...toProperty(row), units: row.units.map(toUnit) };
}
