import { Injectable } from '@nestjs/common';
import { decimalOf } from '../../../contract/amount-format.js';
import { currency } from '../../../contract/currencies.js';
import { cents } from '../../../contract/money.js';
import { Scope } from '../../../platform/scope/scope.js';
import { TENANT_NAMES } from '../lease.rows.js';
import { LABEL_ORDER } from '../unit.rows.js';
import { toCsv } from './csv.js';

const UNIT_COLUMNS = [
  'streetNumber', 'street', 'city', 'region', 'postalCode', 'country', 'propertyType', 'unit', 'bedrooms', 'bathrooms', 'squareFeet',
  'marketRent', 'currency', 'status',
] as const;

const UNITS = `select p.street_number as "streetNumber", p.street, p.city, p.region, p.postal_code as "postalCode", p.country,
    p.type as "propertyType", u.label as unit, u.bedrooms, u.half_bathrooms / 2.0 as bathrooms, u.square_feet as "squareFeet",
    u.market_rent_cents as "marketRent", p.currency,
    case when exists (select from lease l where l.unit_id = u.id and l.state in ('active', 'notice')) then 'occupied'
      when u.offline then 'offline' else 'available' end as status
  from property p left join unit u on u.property_id = p.id and u.archived_at is null
  where p.archived_at is null order by p.street, p.street_number, p.id, ${LABEL_ORDER}`;

const LEASE_COLUMNS = [
  'streetNumber', 'street', 'unit', 'tenants', 'state', 'startsOn', 'termEndsOn', 'endsOn', 'rent', 'currency', 'dueDay', 'deposit',
] as const;

const LEASES = `select p.street_number as "streetNumber", p.street, u.label as unit, ${TENANT_NAMES} as tenants, l.state,
    l.starts_on as "startsOn", l.term_ends_on as "termEndsOn", l.ends_on as "endsOn", l.rent_cents as rent, l.currency,
    l.due_day as "dueDay", l.deposit_cents as deposit
  from lease l join unit u on u.id = l.unit_id join property p on p.id = l.property_id
  order by p.street, p.street_number, p.id, ${LABEL_ORDER}, l.starts_on`;

type Row = Record<string, string | number | null> & { currency: string };

/** Amounts of these columns are cents and leave as decimals. */
const MONEY = ['marketRent', 'rent', 'deposit'];

/** What a landlord takes along: everything of the own account, in one file a table. */
@Injectable()
export class ExportService {
  constructor(private readonly scope: Scope) {}

  /** Properties with their units, in the columns that the import reads. */
  async units(): Promise<string> {
    return table(UNIT_COLUMNS, await this.scope.rows<Row>(UNITS));
  }

  async leases(): Promise<string> {
    return table(LEASE_COLUMNS, await this.scope.rows<Row>(LEASES));
  }
}

function table(columns: readonly string[], rows: Row[]): string {
  return toCsv(columns, rows.map((row) => columns.map((column) => valueOf(row, column))));
}

function valueOf(row: Row, column: string): string | number | null {
  const value = row[column] ?? null;
  if (value === null) return null;
  if (MONEY.includes(column)) return Number(value) === 0 && column === 'deposit' ? '' : decimalOf(cents(Number(value)), currency(row.currency));
  return column === 'bathrooms' ? Number(value) : value;
}
