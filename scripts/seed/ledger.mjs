/**
 * The rent of the last two months and of the running one, with its payments, in the entries that the server writes
 * (src/modules/ledger). Of the running month every eighth rent is open.
 * @param {import('pg').Client} client
 * @param {string} account
 */
export async function seedLedger(client, account) {
  await client.query(
    `create temporary table seeded on commit drop as
     select l.id lease, l.rent_cents cents, m::date due, to_char(m, 'YYYY-MM') period, gen_random_uuid() charge, gen_random_uuid() rent, gen_random_uuid() pay,
       gen_random_uuid() paid, gen_random_uuid() used, not (m = date_trunc('month', now()) and abs(hashtext(l.id::text)) % 8 = 0) settled
     from lease l, generate_series(l.charge_from, date_trunc('month', now()), interval '1 month') m where l.account_id = $1`,
    [account],
  );
  /** @param {string} sql with $1 for the account */
  const write = (sql) => client.query(sql, [account]);
  await write(`insert into charge (id, account_id, demo, created_at, lease_id, kind, period, due_on, amount_cents, currency)
    select charge, $1, false, due, lease, 'rent', period, due, cents, 'CAD' from seeded`);
  await write(`insert into payment (id, account_id, demo, created_at, lease_id, state, method, provider, amount_cents, fee_cents, cashback_cents, currency, paid_on, fee_bearer)
    select pay, $1, false, due, lease, 'settled', 'transfer', 'offline', cents, 0, 0, 'CAD', due, 'tenant' from seeded where settled`);
  await write(`insert into journal_entry (id, account_id, demo, created_at, lease_id, kind, effective_on, currency, charge_id, payment_id, credit_id, key)
    select rent, $1::uuid, false, due, lease, 'rent', due, 'CAD', charge, null::uuid, null::uuid, 'charge:' || charge from seeded
    union all select paid, $1, false, due, lease, 'offline_payment', due, 'CAD', null, pay, paid, 'credit:' || paid from seeded where settled
    union all select used, $1, false, due, lease, 'applied', due, 'CAD', null, null, null, 'applied:' || used from seeded where settled`);
  // Both sides of an entry are inserted by one statement, because the sum is checked at the end of each.
  await write(`insert into posting (id, account_id, demo, created_at, entry_id, lease_id, ledger_account, amount_cents, currency)
    select gen_random_uuid(), $1, false, s.due, p.entry, s.lease, p.name, p.sign * s.cents, 'CAD' from seeded s cross join lateral (values
      (rent, 'rent_receivable', 1, true), (rent, 'rent_income', -1, true), (paid, 'cash', 1, settled), (paid, 'prepayments', -1, settled),
      (used, 'prepayments', 1, settled), (used, 'rent_receivable', -1, settled)) p(entry, name, sign, there) where p.there`);
  await write(`insert into allocation (id, account_id, demo, created_at, lease_id, charge_id, entry_id, amount_cents)
    select gen_random_uuid(), $1, false, due, lease, charge, paid, cents from seeded where settled`);
}
