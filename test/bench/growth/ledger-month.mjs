/** A moment within the month of `$ago` months ago, for audit lines and payments. */
const AT = "date_trunc('month', now()) - interval '$ago months'";
/** @param {string} at */
const id = (at) => `uuidv7(${at} - now())`;

/**
 * One month of the ledger of a town in the entries that the server writes (src/modules/ledger): the rent, its payment into
 * prepayments, and its use. `$unpaid` of the rents are open. `$younger` leaves out the youngest leases, which the rent run charges.
 */
export const LEDGER_MONTH = [
  `create temporary table due on commit drop as select lease_id lease, account_id account, user_id landlord, cents, (${AT})::date as day, to_char(${AT}, 'YYYY-MM') period,
     ${AT} + interval '9 hours' as at, ${id(AT)} charge, ${id(AT)} rent, ${id(AT)} pay, ${id(AT)} paid, ${id(AT)} used, abs(hashtext(lease_id || '$ago')::bigint) % 1000 >= $unpaid settled
   from bench.lease where town = $town and age >= $younger`,
  `insert into charge (id, account_id, demo, created_at, lease_id, kind, period, due_on, amount_cents, settled_cents, settled_in_time_cents, currency)
   select charge, account, false, day, lease, 'rent', period, day, cents, case when settled then cents else 0 end, case when settled then cents else 0 end, 'CAD' from due`,
  `insert into payment (id, account_id, demo, created_at, lease_id, state, method, provider, amount_cents, fee_cents, cashback_cents, currency, paid_on, fee_bearer)
   select pay, account, false, at, lease, 'settled', 'transfer', 'offline', cents, 0, 0, 'CAD', day, 'tenant' from due where settled`,
  `insert into journal_entry (id, account_id, demo, created_at, lease_id, kind, effective_on, currency, charge_id, payment_id, credit_id, key)
   select rent, account, false, at, lease, 'rent', day, 'CAD', charge, null::uuid, null::uuid, 'charge:' || charge from due
   union all select paid, account, false, at, lease, 'offline_payment', day, 'CAD', null, pay, paid, 'credit:' || paid from due where settled
   union all select used, account, false, at, lease, 'applied', day, 'CAD', null, null, null, 'applied:' || used from due where settled`,
  `insert into posting (id, account_id, demo, created_at, entry_id, lease_id, ledger_account, amount_cents, currency)
   select ${id('d.at')}, d.account, false, d.at, p.entry, d.lease, p.name, p.sign * d.cents, 'CAD' from due d cross join lateral (values
     (rent, 'rent_receivable', 1, true), (rent, 'rent_income', -1, true), (paid, 'cash', 1, settled), (paid, 'prepayments', -1, settled),
     (used, 'prepayments', 1, settled), (used, 'rent_receivable', -1, settled)) p(entry, name, sign, there) where p.there`,
  `insert into allocation (id, account_id, demo, created_at, lease_id, charge_id, entry_id, amount_cents)
   select ${id('at')}, account, false, at, lease, charge, paid, cents from due where settled`,
  `insert into audit_entry (id, at, demo, role, user_id, account_id, action, subject_type, subject_id, source, request_id)
   select ${id('at')}, at, false, 'landlord', landlord, account, 'payment.record', 'lease', lease, '203.0.113.7', pay::text from due where settled`,
];

/** This month's rent alone, not paid and without its journal entry: for the towns whose ledger isn't filled. */
export const CHARGES_ALONE = [
  `insert into charge (id, account_id, demo, created_at, lease_id, kind, period, due_on, amount_cents, currency)
   select ${id(AT)}, account_id, false, ${AT}, lease_id, 'rent', to_char(${AT}, 'YYYY-MM'), (${AT})::date, cents, 'CAD' from bench.lease where town = $town and age >= $younger`,
];
