/**
 * An import as four statements over its own plan, under the landlord's policies: as quick for 10,000 units as for one.
 * `$1` is the import, `$2` now.
 */
const from = (part: string, columns: string) =>
  `from portfolio_import i cross join lateral jsonb_to_recordset(i.plan->'${part}') as r(${columns}) where i.id = $1`;
const OWNED = 'r.id, i.account_id, i.demo, $2::timestamptz, 1, i.id';

export const KEEP_PLAN = 'update portfolio_import set plan = $2::jsonb where id = $1';

export const MAKE_PROPERTIES = `insert into property (id, account_id, demo, created_at, version, import_id, name, street_number, street, city,
    region, postal_code, country, type, year_built, currency, time_zone)
  select ${OWNED}, r.name, r."streetNumber", r.street, r.city, r.region, r."postalCode", r.country, r.type, r."yearBuilt", r.currency, r."timeZone"
  ${from(
    'properties',
    `id uuid, name text, "streetNumber" text, street text, city text, region text, "postalCode" text, country text,
    type text, "yearBuilt" int, currency text, "timeZone" text`,
  )}`;

/** How many properties an import would make. */
export const NEW_PROPERTIES = `select jsonb_array_length(coalesce(i.plan->'properties', '[]'))::int as count from portfolio_import i where i.id = $1`;

export const MAKE_UNITS = `insert into unit (id, account_id, demo, created_at, version, import_id, property_id, label, bedrooms, half_bathrooms,
    square_feet, market_rent_cents, offline)
  select ${OWNED}, r."propertyId", r.label, r.bedrooms, r."halfBathrooms", r."squareFeet", r."marketRentCents", r.offline
  ${from(
    'units',
    `id uuid, "propertyId" uuid, label text, bedrooms int, "halfBathrooms" int, "squareFeet" int, "marketRentCents" bigint,
    offline boolean`,
  )}`;

export const MAKE_LEASES = `insert into lease (id, account_id, demo, created_at, version, import_id, property_id, unit_id, state, starts_on,
    term_ends_on, rent_cents, currency, due_day, deposit_cents, opening_balance_cents, opening_deposit_cents, opening_owed_since, late_fee_kind, late_fee_value,
    late_fee_after_days)
  select ${OWNED}, r."propertyId", r."unitId", 'draft', r."startsOn", r."termEndsOn", r."rentCents", r.currency, r."dueDay", r."depositCents",
    nullif(r."openingBalanceCents", 0), nullif(r."openingDepositCents", 0), r."openingOwedSince",
    coalesce(r."lateFeeKind", 'none'), coalesce(r."lateFeeValue", 0), coalesce(r."lateFeeAfterDays", 0)
  ${from(
    'leases',
    `id uuid, "propertyId" uuid, "unitId" uuid, "startsOn" date, "termEndsOn" date, "rentCents" bigint, currency text, "dueDay" int,
    "depositCents" bigint, "openingBalanceCents" bigint, "openingDepositCents" bigint, "openingOwedSince" date, "lateFeeKind" text,
    "lateFeeValue" int, "lateFeeAfterDays" int`,
  )}`;

export const MAKE_TENANTS = `insert into lease_tenant (id, account_id, demo, created_at, version, property_id, unit_id, lease_id, first_name,
    last_name, email, phone, language)
  select r.id, i.account_id, i.demo, $2::timestamptz, 1, r."propertyId", r."unitId", r."leaseId", r."firstName", r."lastName", r.email, r.phone, r.language
  ${from(
    'tenants',
    `id uuid, "propertyId" uuid, "unitId" uuid, "leaseId" uuid, "firstName" text, "lastName" text, email text, phone text,
    language text`,
  )}`;

/** Whether an address or a door of the plan came into the portfolio after the file was checked. */
export const COME_SINCE = `select 1 from portfolio_import i
  where i.id = $1 and (exists (
      select from jsonb_to_recordset(i.plan->'properties') as r("streetNumber" text, street text, city text, country text)
      join property p on p.street_number = r."streetNumber" and lower(p.street) = lower(r.street) and lower(p.city) = lower(r.city)
        and p.country = r.country and p.archived_at is null)
    or exists (select from jsonb_to_recordset(i.plan->'units') as r("propertyId" uuid, label text)
      join unit u on u.property_id = r."propertyId" and u.label = r.label)
    or exists (select from jsonb_to_recordset(i.plan->'leases') as r("unitId" uuid) join lease l on l.unit_id = r."unitId" and l.state <> 'ended'))`;

/**
 * Undoes the import, children first. The row policies protect active leases and tenants who joined, and foreign keys
 * refuse everything else that is in use.
 */
export const TAKE_BACK = [
  'delete from lease_tenant where lease_id in (select id from lease where import_id = $1)',
  'delete from lease where import_id = $1',
  'delete from unit where import_id = $1',
  'delete from property where import_id = $1',
] as const;
