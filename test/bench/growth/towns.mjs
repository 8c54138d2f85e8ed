/** Landlords of one town. The largest has 30,000 units, the second 15,000, the third 10,000, and the last one unit (Zipf). */
export const LANDLORDS = 30_000;
/** The units of a town: the sum of ceil(landlords / rank). @param {number} landlords */
export const unitsOf = (landlords) =>
  Array.from({ length: landlords }, (_, at) => Math.ceil(landlords / (at + 1))).reduce((sum, units) => sum + units);
const UNITS_EACH = 12;
const STREETS =
  "(array['Rue Saint-Denis', 'Avenue Laurier', 'Rue Rachel', 'Boulevard Saint-Laurent', 'Rue Sherbrooke', 'Avenue du Mont-Royal', 'Rue Ontario', 'Rue Beaubien', 'Rue Jarry'])";
const FIRST =
  "(array['Amélie', 'Noah', 'Olivia', 'Mateo', 'Chloé', 'Samir', 'Lucía', 'Étienne', 'Grace', 'Thảo', 'William', 'Inès', 'Omar', 'Zoé', 'Priya', 'Liam', 'Rosa'])";
const LAST =
  "(array['Dubois', 'Tremblay', 'García', 'Nguyen', 'Roy', 'Smith', 'Bouchard', 'Haddad', 'Okafor', 'Lavoie', 'Chen', 'Gagnon', 'Ortiz', 'Fortin', 'Pelletier', 'Singh', 'Moreau', 'Cohen', 'Kim'])";
/** A number from a key, the same in each run. @param {string} key @param {string} salt @param {number} below */
const pick = (key, salt, below) => `(abs(hashtext(${key}::text || '${salt}')::bigint) % ${below})`;
/** What the server's ids look like: they begin with the time at which a row was made. @param {string} at */
const id = (at) => `uuidv7(${at} - now())`;

/**
 * What is kept about the rows of a fill, so that it goes on where it was ended. All of it is in a schema of its own, as
 * the product's tables say nothing of towns.
 */
export const KEPT = `create schema if not exists bench;
  create table if not exists bench.step (name text primary key, seconds float8 not null, done_at timestamptz not null default now());
  create table if not exists bench.landlord (town int, rank int, units int, account_id uuid, user_id uuid, made timestamptz, primary key (town, rank));
  create table if not exists bench.lease (town int, age float8, lease_id uuid, account_id uuid, user_id uuid, cents bigint);
  create index if not exists lease_town on bench.lease (town);`;

/**
 * The statements that make a town: `$town` is its number. Nine in ten units are let; two in three tenants have signed
 * up, and the landlord of each account has an email address of its own.
 */
export const TOWN = [
  `insert into bench.landlord select $town, r, ceil($landlords.0 / r), gen_random_uuid(), gen_random_uuid(), now() - interval '5 years' * random()
   from generate_series(1, $landlords) r`,
  `insert into account (id, demo, kind, name, created_at) select account_id, false, 'landlord', 'Landlord ' || town || '-' || rank, made from bench.landlord where town = $town`,
  `insert into app_user (id, demo, email, email_verified_at, user_type, first_name, last_name, language, created_at)
   select user_id, false, user_id || '@example.com', made, 'landlord', ${FIRST}[1 + ${pick('user_id', 'f', 17)}], ${LAST}[1 + ${pick('user_id', 'l', 19)}], 'en', made
   from bench.landlord where town = $town`,
  `insert into membership (id, account_id, demo, user_id, role, created_at) select ${id('made')}, account_id, false, user_id, 'owner', made from bench.landlord where town = $town`,
  `create temporary table place on commit drop as select ${id('made')} id, account_id, user_id, made, n, least(${UNITS_EACH}, units - n * ${UNITS_EACH})::int size
   from bench.landlord, generate_series(0, (units - 1) / ${UNITS_EACH}) n where town = $town order by made`,
  `insert into property (id, account_id, demo, created_at, name, street_number, street, city, region, postal_code, country, type, currency, time_zone)
   select id, account_id, false, made, '', (100 + n * 2)::text, ${STREETS}[1 + n % 9], 'Montréal', 'QC', 'H2T 2N1', 'CA', 'apartment', 'CAD', 'America/Toronto' from place`,
  `create temporary table home on commit drop as select ${id('made')} id, p.id property_id, account_id, user_id, made, (100 + k)::text label, k % 4 bedrooms
   from place p, generate_series(1, size) k`,
  `insert into unit (id, account_id, demo, created_at, property_id, label, bedrooms, half_bathrooms, square_feet, market_rent_cents)
   select id, account_id, false, made, property_id, label, bedrooms, 2, 450 + bedrooms * 200, 110000 + bedrooms * 35000 from home`,
  `create temporary table tenancy on commit drop as select ${id("now() - interval '4 years' * age")} id, gen_random_uuid() tenant_id, h.id unit_id, property_id, account_id, user_id landlord_id,
     age, (current_date - (age * 1460)::int) began, 110000 + bedrooms * 35000 cents, random() < 0.66 joined
   from home h, lateral (select random() + 0 * length(h.label) age) a where random() < 0.9 order by age desc`,
  `insert into bench.lease select $town, age, id, account_id, landlord_id, cents from tenancy`,
];

/** The rest of a town, by name for its progress: each of these writes most of what is in its table. */
export const PEOPLE = [
  `insert into lease (id, account_id, demo, created_at, property_id, unit_id, state, starts_on, rent_cents, currency, due_day, charge_from, activated_at)
   select id, account_id, false, began, property_id, unit_id, 'active', least(began, date_trunc('month', now()) - interval '$months months'), cents, 'CAD', 1,
     date_trunc('month', now()) - interval '$months months', began from tenancy`,
  `insert into app_user (id, demo, email, email_verified_at, user_type, first_name, last_name, language, created_at)
   select tenant_id, false, tenant_id || '@example.com', began, 'tenant', ${FIRST}[1 + ${pick('id', 'f', 17)}], ${LAST}[1 + ${pick('id', 'l', 19)}], 'en', began from tenancy where joined`,
  `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, user_id, first_name, last_name, email, language, joined_at)
   select ${id('began')}, account_id, false, began, property_id, unit_id, id, case when joined then tenant_id end, ${FIRST}[1 + ${pick('id', 'f', 17)}],
     ${LAST}[1 + ${pick('id', 'l', 19)}], tenant_id || '@example.com', 'en', case when joined then began end from tenancy`,
  `create temporary table repair on commit drop as select ${id('at')} repair_id, t.*, at from tenancy t, lateral (select now() - interval '90 days' * random() + 0 * interval '1 s' * age as at) w
   where joined and random() < 0.3 order by at`,
  `insert into service_request (id, account_id, demo, created_at, property_id, unit_id, lease_id, reporter_id, title, description, issue_type, priority, status, respond_by, closed_at)
   select repair_id, account_id, false, at, property_id, unit_id, id, tenant_id, 'The radiator drips', 'The valve in the living room drips since this morning.', 'plumbing', 'medium',
     case when at < now() - interval '10 days' then 'closed' else 'submitted' end, at + interval '2 days', case when at < now() - interval '10 days' then at + interval '5 days' end from repair`,
  `insert into request_event (id, account_id, demo, created_at, request_id, actor_id, actor_role, kind, detail)
   select ${id("at + n * interval '1 day'")}, account_id, false, at + n * interval '1 day', repair_id, landlord_id, 'landlord', 'status', (array['submitted', 'approved', 'in_progress', 'completed'])[n + 1]
   from repair, generate_series(0, 3) n where at < now() - interval '10 days' or n = 0`,
  `insert into lease_message (id, account_id, demo, created_at, lease_id, sender_id, sender_name, from_tenant, message, document_ids)
   select ${id('at')}, account_id, false, at, id, case n when 1 then tenant_id else landlord_id end, 'Sam Seed', n = 1, 'When do you come for the radiator? I am at home from Monday on.', '[]'
   from tenancy, generate_series(1, 2) n, lateral (select now() - interval '90 days' * random() + 0 * interval '1 s' * n * age as at) w where joined order by at`,
  `insert into notification (id, account_id, demo, created_at, user_id, kind, lease_id, params, read_at)
   select ${id('at')}, account_id, false, at, landlord_id, 'message', id, '{}', at from tenancy, lateral (select now() - interval '90 days' * random() + 0 * interval '1 s' * age as at) w
   where joined order by at`,
];
