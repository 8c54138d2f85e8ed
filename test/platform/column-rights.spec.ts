import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { Scope } from '../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../factories/homes.js';
import { startTestApp, type TestApp } from '../support/app.js';

/** What no one may write in the rows that are theirs, also by raw SQL. */
const NOT_THEIRS: [role: 'tenant' | 'landlord' | 'supplier' | 'staff' | 'admin', table: string, columns: string[]][] = [
  ['tenant', 'app_user', ['user_type', 'email', 'email_verified_at', 'suspended_at', 'two_factor_at', 'demo']],
  ['landlord', 'app_user', ['user_type', 'email', 'suspended_at']],
  ['supplier', 'app_user', ['user_type', 'suspended_at']],
  ['staff', 'app_user', ['user_type', 'suspended_at']],
  ['tenant', 'session', ['via_code', 'user_id', 'last_seen_at']],
  ['landlord', 'account', ['trial_ends_at', 'kind']],
  ['landlord', 'lease_tenant', ['user_id', 'joined_at']],
  ['landlord', 'access_code', ['used_at', 'expires_at', 'code_hash']],
  ['landlord', 'charge', ['amount_cents', 'due_on']],
  ['landlord', 'allocation', ['amount_cents']],
  ['landlord', 'payment', ['amount_cents', 'fee_cents', 'payer_id']],
  ['landlord', 'refund', ['amount_cents', 'given_on', 'method', 'forgiving_credit_id']],
  [
    'tenant',
    'service_request',
    [
      'cost_cents',
      'priority',
      'supplier_account_id',
      'account_id',
      'respond_by',
      'floor_priority',
      'below_floor_reason',
    ],
  ],
  [
    'supplier',
    'service_request',
    ['rating', 'account_id', 'title', 'closed_at', 'priority', 'floor_priority', 'below_floor_reason'],
  ],
  ['supplier', 'offer', ['budget_cents', 'expires_at', 'access_ends_at', 'supplier_account_id']],
  ['supplier', 'supplier', ['elite_until', 'rating_sum', 'rating_count', 'jobs_done', 'company_name']],
];

describe('column rights', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    home = await letHome(test);
  });
  afterAll(() => test.close());

  it.each(NOT_THEIRS)('a %s writes none of these in %s: %j', async (role, table, columns) => {
    for (const column of columns) {
      const [right] = await test.sql<{ may: boolean }>("select has_column_privilege($1, $2, $3, 'update') as may", [
        `lw_${role}`,
        table,
        column,
      ]);
      expect([column, right?.may]).toEqual([column, false]);
    }
  });

  it('a landlord changes the state of a refund only where they gave the money back by hand', async () => {
    const policies = await test.sql(
      "select qual, with_check from pg_policies where tablename = 'refund' and permissive = 'RESTRICTIVE' and cmd = 'UPDATE' and roles = '{lw_landlord}'",
    );
    const byHand = '(method IS NOT NULL)';
    expect(policies).toEqual([{ qual: byHand, with_check: byHand }]);
  });

  it('a tenant begins payments and requests in their own name, for their own home alone', async () => {
    const other = await letHome(test);
    const actor = {
      role: 'tenant' as const,
      userId: home.tenant.userId,
      accountId: null,
      demo: false,
      sessionId: null,
    };
    const add = (table: string, row: object) =>
      test.app
        .get(Scope)
        .as(actor, () =>
          test.app
            .get(Scope)
            .writeUnaudited(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [
              JSON.stringify(row),
            ]),
        );
    const [lease] = await test.sql<object>(
      'select account_id, property_id, unit_id, id as lease_id from lease where id = $1',
      [home.leaseId],
    );
    const [foreign] = await test.sql<object>(
      'select account_id, property_id, unit_id, id as lease_id from lease where id = $1',
      [other.leaseId],
    );
    const now = new Date().toISOString();
    const base = { demo: false, created_at: now, version: 1 };
    const payment = {
      ...base,
      payer_id: home.tenant.userId,
      method: 'bank',
      state: 'requires_action',
      amount_cents: 1,
      fee_cents: 0,
      fee_bearer: 'landlord',
      cashback_cents: 0,
      currency: 'CAD',
      provider: 'sandbox',
      paid_on: '2026-11-01',
      autopay: false,
    };
    const request = {
      ...base,
      reporter_id: home.tenant.userId,
      title: 'x',
      description: 'x',
      issue_type: 'other',
      priority: 'low',
      status: 'submitted',
      may_enter: false,
      appointment_sequence: 0,
      rating_note_shared: false,
      respond_by: now,
    };
    await add('payment', { ...payment, ...lease, id: v7() });
    await add('service_request', { ...request, ...lease, id: v7() });
    const refused = { code: '42501' };
    await expect(add('payment', { ...payment, ...lease, id: v7(), state: 'settled' })).rejects.toMatchObject(refused);
    await expect(
      add('payment', { ...payment, ...lease, id: v7(), payer_id: other.tenant.userId }),
    ).rejects.toMatchObject(refused);
    await expect(add('payment', { ...payment, ...foreign, id: v7() })).rejects.toMatchObject(refused);
    await expect(add('service_request', { ...request, ...foreign, id: v7() })).rejects.toMatchObject(refused);
    await expect(add('service_request', { ...request, ...foreign, lease_id: null, id: v7() })).rejects.toMatchObject(
      refused,
    );
  });
});
