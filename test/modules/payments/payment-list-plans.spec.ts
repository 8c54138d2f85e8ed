import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { landlordPayments } from '../../../src/modules/payments/landlord/landlord-payment.rows.js';
import { listRows } from '../../../src/platform/lists/list-rows.js';
import type { Actor } from '../../../src/platform/scope/actor.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { readingsOf } from '../../support/plans.js';

const PAYMENTS = 3000;
const PAGE = 20;

describe('the list of payments of a large landlord', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    home = await letHome(test);
    await test.sql(
      `with paid as (
         insert into payment (id, account_id, demo, created_at, lease_id, state, method, provider, amount_cents, fee_cents, cashback_cents, currency, paid_on, fee_bearer)
         select gen_random_uuid(), account_id, false, now(), id, 'settled', 'transfer', 'offline', 100 + n, 0, 0, 'CAD', '2020-01-01'::date + n / 2, 'tenant'
         from lease, generate_series(1, ${PAYMENTS}) n where id = $1 returning id, account_id, lease_id, amount_cents, paid_on),
       entered as (
         insert into journal_entry (id, account_id, demo, created_at, lease_id, kind, effective_on, currency, payment_id, key)
         select gen_random_uuid(), account_id, false, now(), lease_id, 'offline_payment', paid_on, 'CAD', id, 'test:' || id from paid returning id, account_id, lease_id, payment_id)
       insert into posting (id, account_id, demo, created_at, entry_id, lease_id, ledger_account, amount_cents, currency)
       select gen_random_uuid(), e.account_id, false, now(), e.id, e.lease_id, side.name, side.sign * p.amount_cents, 'CAD'
       from entered e join paid p on p.id = e.payment_id, (values ('cash', 1), ('prepayments', -1)) side (name, sign)`,
      [home.leaseId],
    );
    await test.sql('vacuum analyze payment, journal_entry');
  });
  afterAll(() => test.close());

  it('reads the entries of the payments on the page alone', async () => {
    const { userId, accountId } = home.landlord;
    const actor: Actor = { role: 'landlord', userId, accountId, demo: false, sessionId: null };
    let [sql, values]: [string, unknown[]] = ['', []];
    const noted = async (text: string, bound: unknown[] = []) => {
      [sql, values] = [text, bound];
      return [];
    };
    await listRows(noted as never, landlordPayments({ limit: PAGE } as never), { limit: PAGE });
    const read = await readingsOf(test, actor, { table: 'journal_entry', sql, values });
    expect(read.length).toBeGreaterThan(0);
    expect(read.map(({ how }) => how)).not.toContain('Seq Scan');
    expect(read.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(PAGE * 10);
  });
});
