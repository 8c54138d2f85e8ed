import { randomUUID } from 'node:crypto';

/**
 * Landlords with their homes, each let since `months` months, and a ledger in the shape that the server writes: superuser, triggers
 * and keys asleep, a million entries in a few statements.
 * @param {import('pg').Client} client
 * @param {{ landlords: number, homes: number, months: number }} size homes of each landlord, ten to a property; months of rent, each
 *   an entry for the charge, the payment and its use
 */
export async function seedLedger(client, { landlords, homes, months }) {
  const people = Array.from({ length: landlords }, () => ({
    userId: randomUUID(),
    accountId: randomUUID(),
    tenantId: randomUUID(),
    sessionId: randomUUID(),
    tenantSession: randomUUID(),
  }));
  const list = (name) => people.map((person) => person[name]);
  await asleep(client, async () => {
    await seedPeople((sql, ...values) => client.query(sql, values), list);
    await seedHomes(
      client,
      list('accountId'),
      homes / 10,
      10,
      `date_trunc('month', now()) - interval '${months - 1} months'`,
    );
    await client.query(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, user_id, first_name, last_name, email, language, joined_at)
      select gen_random_uuid(), l.account_id, false, now(), l.property_id, l.unit_id, l.id, case when l.n = 1 then t.id end, 'Bench', 'Tenant', 't@example.com', 'en', now()
      from (select *, row_number() over (partition by account_id order by id) n from lease) l join unnest($1::uuid[], $2::uuid[]) t(account, id) on t.account = l.account_id`,
      [list('accountId'), list('tenantId')],
    );
    await entries(client);
  });
  return people;
}

/** Runs with triggers and keys asleep, and leaves tables as they are after a while. */
export async function asleep(client, fn) {
  await client.query("set session_replication_role = 'replica'");
  await fn();
  await client.query("set session_replication_role = 'origin'");
  await client.query('vacuum analyze');
}

async function seedPeople(put, list) {
  await put(
    `insert into account (id, demo, kind, name, created_at) select id, false, 'landlord', 'Bench', now() from unnest($1::uuid[]) id`,
    list('accountId'),
  );
  await put(
    `insert into app_user (id, demo, email, email_verified_at, user_type, first_name, last_name, language, created_at)
    select id, false, id || '@example.com', now(), kind, 'Bench', 'Person', 'en', now() from (select unnest($1::uuid[]) id, 'landlord' kind union all select unnest($2::uuid[]), 'tenant') u`,
    list('userId'),
    list('tenantId'),
  );
  await put(
    `insert into membership (id, account_id, demo, user_id, role, created_at) select gen_random_uuid(), a, false, u, 'owner', now() from unnest($1::uuid[], $2::uuid[]) m(a, u)`,
    list('accountId'),
    list('userId'),
  );
  await put(
    `insert into session (id, demo, user_id, via_code, created_at, last_seen_at, source, user_agent) select s, false, u, false, now(), now(), 'bench', ''
    from (select * from unnest($1::uuid[], $2::uuid[]) a(s, u) union all select * from unnest($3::uuid[], $4::uuid[])) s`,
    list('sessionId'),
    list('userId'),
    list('tenantSession'),
    list('tenantId'),
  );
}

/** Properties of these accounts, with a running lease in each of their units. */
export async function seedHomes(client, accountIds, properties, unitsEach, startsOn) {
  await client.query(
    `insert into property (id, account_id, demo, created_at, name, street_number, street, city, region, postal_code, country, type, currency, time_zone)
    select gen_random_uuid(), a, false, now(), 'House ' || n, n::text, 'Laurier', 'Montréal', 'QC', 'H2T 2N1', 'CA', 'apartment', 'CAD', 'America/Toronto'
    from unnest($1::uuid[]) a, generate_series(1, $2::int) n`,
    [accountIds, properties],
  );
  await client.query(
    `with u as (insert into unit (id, account_id, demo, created_at, property_id, label, bedrooms, half_bathrooms)
      select gen_random_uuid(), p.account_id, false, now(), p.id, 'U' || n, 2, 2 from property p, generate_series(1, $1::int) n
      where not exists (select from unit where property_id = p.id) returning *)
    insert into lease (id, account_id, demo, created_at, property_id, unit_id, state, starts_on, rent_cents, currency, due_day, charge_from, activated_at)
    select gen_random_uuid(), account_id, false, now(), property_id, id, 'active', ${startsOn}, 165000, 'CAD', 1, ${startsOn}, now() from u`,
    [unitsEach],
  );
}

/** Each month: the rent, its payment into prepayments, and its use; the last month of every tenth lease is open. */
async function entries(client) {
  await client.query(`create temporary table month as select l.id lease, l.account_id account, l.property_id, m::date due, to_char(m, 'YYYY-MM') period,
      gen_random_uuid() charge, gen_random_uuid() rent, gen_random_uuid() pay, gen_random_uuid() paid, gen_random_uuid() used,
      not (m = date_trunc('month', now()) and abs(hashtext(l.id::text)) % 10 = 0) settled
    from lease l, generate_series(l.starts_on, date_trunc('month', now()), interval '1 month') m
    where not exists (select from charge c where c.lease_id = l.id)`);
  await client.query(`insert into charge (id, account_id, demo, created_at, lease_id, kind, period, due_on, amount_cents, settled_cents, settled_in_time_cents, currency)
    select charge, account, false, due, lease, 'rent', period, due, 165000, case when settled then 165000 else 0 end, case when settled then 165000 else 0 end, 'CAD' from month`);
  await client.query(`insert into payment (id, account_id, demo, created_at, lease_id, state, method, provider, amount_cents, fee_cents, cashback_cents, currency, paid_on, fee_bearer)
    select pay, account, false, due, lease, 'settled', 'transfer', 'offline', 165000, 0, 0, 'CAD', due, 'tenant' from month where settled`);
  await client.query(`insert into journal_entry (id, account_id, demo, created_at, lease_id, kind, effective_on, currency, charge_id, payment_id, credit_id, key)
    select rent, account, false, due, lease, 'rent', due, 'CAD', charge, null::uuid, null::uuid, 'charge:' || charge from month
    union all select paid, account, false, due, lease, 'offline_payment', due, 'CAD', null, pay, paid, 'credit:' || paid from month where settled
    union all select used, account, false, due, lease, 'applied', due, 'CAD', null, null, null, 'applied:' || used from month where settled`);
  await client.query(`insert into posting (id, account_id, demo, created_at, entry_id, lease_id, ledger_account, amount_cents, currency)
    select gen_random_uuid(), m.account, false, m.due, p.entry, m.lease, p.name, p.cents, 'CAD' from month m cross join lateral (values
      (rent, 'rent_receivable', 165000, true), (rent, 'rent_income', -165000, true), (paid, 'cash', 165000, settled), (paid, 'prepayments', -165000, settled),
      (used, 'prepayments', 165000, settled), (used, 'rent_receivable', -165000, settled)) p(entry, name, cents, there) where p.there`);
  await client.query(`insert into allocation (id, account_id, demo, created_at, lease_id, charge_id, entry_id, amount_cents)
    select gen_random_uuid(), account, false, due, lease, charge, paid, 165000 from month where settled`);
  await client.query('drop table month');
}
