import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TENANT_ACCESS_AFTER_END_MONTHS } from '../../../src/contract/limits.js';
import { LiveHub, type LiveMessage } from '../../../src/platform/live/live-hub.js';
import type { Actor } from '../../../src/platform/scope/actor.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import type { Person } from '../../factories/people.js';
import { filedRequest } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { unzip } from '../../support/unzip.js';
import { leaseWithCode } from './a-lease.js';

const END = TENANT_ACCESS_AFTER_END_MONTHS;

/** Tables whose rows of a lease its tenants read, with the column that names the lease. */
const OF_A_LEASE: readonly (readonly [table: string, where: string])[] = [
  ['lease', 'id'],
  ['lease_tenant', 'lease_id'],
  ['lease_term', 'lease_id'],
  ['charge', 'lease_id'],
  ['journal_entry', 'lease_id'],
  ['posting', 'lease_id'],
  ['payment', 'lease_id'],
  ['refund', 'lease_id'],
  ['autopay', 'lease_id'],
  ['stored_file', 'lease_id'],
  ['recurring_charge', 'lease_id'],
  ['recurring_charge_rate', 'lease_id'],
  ['service_request', 'lease_id'],
  ['lease_message', 'lease_id'],
  ['message_seen', 'lease_id'],
  ['renewal_intent', 'lease_id'],
  ['tenant_notice', 'lease_id'],
];

describe('a former tenant', () => {
  let test: TestApp;
  let old: LetHome;
  let present: LetHome;
  let kim: Person;
  let requestId: string;
  let files: string[];

  const endedAgo = (months: number) =>
    test.sql(
      "update lease set state = 'ended', starts_on = '2015-01-01', ends_on = (current_date - make_interval(months => $2))::date where id = $1",
      [old.leaseId, months],
    );
  const http = (method: 'get' | 'post' | 'patch' | 'delete', path: string) => test.http(method, path, kim.token);
  const upload = (who: Person, fields: Record<string, string>) =>
    Object.entries(fields)
      .reduce((request, [field, value]) => request.field(field, value), test.http('post', '/api/documents', who.token))
      .attach('file', Buffer.from('a,b'), 'list.csv');
  const asKim = (): Actor => ({ role: 'tenant', userId: kim.userId, accountId: null, demo: false, sessionId: null });
  /** How many rows of the old and of the present lease the tenant sees in each table. */
  const seen = async () => {
    const scope = test.app.get(Scope);
    const counts = await Promise.all(
      OF_A_LEASE.map(async ([table, column]) => {
        const sql = `select count(*) filter (where ${column} = $1)::int as old, count(*) filter (where ${column} = $2)::int as present from ${table}`;
        const [row] = await scope.as(asKim(), () =>
          scope.rows<{ old: number; present: number }>(sql, [old.leaseId, present.leaseId]),
        );
        return [table, row] as const;
      }),
    );
    return Object.fromEntries(counts) as Record<string, { old: number; present: number }>;
  };

  beforeAll(async () => {
    test = await startTestApp();
    old = await letHome(test);
    present = await letHome(test);
    kim = old.tenant;
    await test.sql('update lease_tenant set user_id = $2 where id = $1', [present.leaseTenantId, kim.userId]);
    ({ requestId } = await filedRequest(test, { unitId: old.unitId }, old));
    files = [];
    for (const home of [old, present]) {
      await test
        .http('post', `/api/landlords/leases/${home.leaseId}/payments`, home.landlord.token)
        .send({ amountCents: 50_000, anotherPayment: true })
        .expect(201);
      await test
        .http('post', '/api/messages', home.landlord.token)
        .send({ leaseId: home.leaseId, message: 'Welcome' })
        .expect(201);
      await http('post', '/api/messages/read').send({ leaseId: home.leaseId }).expect(200);
      files.push(
        (await upload(home.landlord, { leaseId: home.leaseId, sharedWithTenant: 'true' }).expect(201)).body.id,
      );
      files.push((await upload(kim, { leaseId: home.leaseId }).expect(201)).body.id);
    }
  });
  beforeEach(() => endedAgo(1));
  afterAll(() => test.close());

  it('SEC-10 TA-038 reads what the lease left behind for 24 months, and nothing of it afterwards, in every table', async () => {
    await endedAgo(END - 1);
    const before = await seen();
    expect(before).toMatchObject({
      lease: { old: 1, present: 1 },
      payment: { old: 1, present: 1 },
      stored_file: { old: 2, present: 2 },
      service_request: { old: 1 },
      lease_message: { old: 1 },
    });
    await endedAgo(END + 1);
    const after = await seen();
    expect(Object.fromEntries(Object.entries(after).map(([table, { old: rows }]) => [table, rows]))).toEqual(
      Object.fromEntries(OF_A_LEASE.map(([table]) => [table, 0])),
    );
    expect(Object.values(after).map(({ present: rows }) => rows)).toEqual(
      Object.values(before).map(({ present: rows }) => rows),
    );
  });

  it.each([
    [END - 1, true],
    [END + 1, false],
  ])(
    'SEC-10 TA-038 %d months after the end: reads, documents and payments by the API are there: %s',
    async (months, open) => {
      await endedAgo(months);
      const status = open ? 200 : 404;
      const ids = async (path: string): Promise<string[]> =>
        (await http('get', path).expect(200)).body.map(({ id }: { id: string }) => id);
      await http('get', `/api/tenants/me/lease?leaseId=${old.leaseId}`).expect(status);
      const { body: home } = await http('get', `/api/tenants/me/lease?leaseId=${present.leaseId}`).expect(200);
      expect(home.homes).toHaveLength(open ? 2 : 1);
      expect(await ids('/api/payments')).toHaveLength(open ? 2 : 1);
      const listed = await ids('/api/documents');
      expect(files.map((id) => listed.includes(id))).toEqual([open, open, true, true]);
      await http('get', `/api/documents/${files[1]}/versions`).expect(status);
      expect(await ids('/api/service-requests')).toEqual(open ? [requestId] : []);
      await http('get', `/api/service-requests/${requestId}`).expect(status);
      expect(await ids('/api/service-requests?q=radiator')).toHaveLength(open ? 1 : 0);
      expect(await ids('/api/messages/threads')).toHaveLength(open ? 2 : 1);
      expect((await http('post', '/api/messages').send({ leaseId: old.leaseId, message: 'My deposit?' })).status).toBe(
        open ? 201 : 404,
      );
      expect((await http('post', '/api/payments/quote').send({ leaseId: old.leaseId, amountCents: 1000 })).status).toBe(
        status,
      );
      expect((await upload(kim, { leaseId: old.leaseId })).status).toBe(open ? 201 : 404);
      expect((await upload(kim, { requestId, purpose: 'other' })).status).toBe(open ? 201 : 404);
    },
  );

  it('SEC-10 TA-038 the copy of one’s data and the profile leave the old home out once the access has ended', async () => {
    for (const [months, open] of [
      [END - 1, true],
      [END + 1, false],
    ] as const) {
      await endedAgo(months);
      const { body } = await http('get', '/api/profiles/me/export').responseType('blob').expect(200);
      const texts = [...unzip(body as Buffer)]
        .filter(([name]) => name !== 'activity.json')
        .map(([, bytes]) => String(bytes))
        .join();
      expect([texts.includes(old.leaseId), texts.includes(requestId), texts.includes(present.leaseId)]).toEqual([
        open,
        open,
        true,
      ]);
      const { body: me } = await http('get', '/api/profiles/me').expect(200);
      expect(me.propertyAddress.split(';')).toHaveLength(open ? 2 : 1);
    }
  });

  it('SEC-10 TA-038 live updates of the lease reach the former tenant for 24 months only', async () => {
    const heard: LiveMessage[] = [];
    const stream = test.app
      .get(LiveHub)
      .streamFor({ ...asKim(), sessionId: null })
      .subscribe((message) => heard.push(message));
    const write = async (home: LetHome) =>
      (
        await test
          .http('post', '/api/messages', home.landlord.token)
          .send({ leaseId: home.leaseId, message: 'News' })
          .expect(201)
      ).body.id as string;
    const pay = async (home: LetHome) =>
      (
        await test
          .http('post', `/api/landlords/leases/${home.leaseId}/payments`, home.landlord.token)
          .send({ amountCents: 100, anotherPayment: true })
          .expect(201)
      ).body.id as string;
    const share = async (home: LetHome) =>
      (await upload(home.landlord, { leaseId: home.leaseId, sharedWithTenant: 'true' }).expect(201)).body.id as string;
    const about = (id: string) => heard.some(({ data }) => data.ids.includes(id) || data.ids.includes(old.leaseId));
    await endedAgo(END - 1);
    heard.length = 0;
    const first = await write(old);
    await eventually(async () => about(first));
    await endedAgo(END + 1);
    heard.length = 0;
    const late = [await write(old), await pay(old), await share(old)];
    const present_ = await write(present);
    await eventually(async () =>
      heard.some(({ data }) => data.ids.includes(present_) || data.ids.includes(present.leaseId)),
    );
    expect(late.map(about)).toEqual([false, false, false]);
    stream.unsubscribe();
    await eventually(
      async () =>
        (
          await test.sql("select 1 from audit_entry where action = 'lease_message.tell' and subject_id = $1", [
            old.leaseId,
          ])
        ).length >= 3,
    );
  });

  it('SEC-10 the access ends with the last day of the 24th month where the home is', async () => {
    const endOf = async (endsOn: string | null, state = 'ended') => {
      await test.sql('update lease set state = $2, ends_on = $3 where id = $1', [old.leaseId, state, endsOn]);
      const [row] = await test.sql<{ at: string | null }>(
        "select to_char(access_ends_at at time zone 'America/Toronto', 'YYYY-MM-DD HH24:MI') as at from lease_tenant where id = $1",
        [old.leaseTenantId],
      );
      return row?.at;
    };
    expect(END).toBe(24);
    expect(await endOf('2024-02-29')).toBe('2026-03-01 00:00');
    expect(await endOf('2024-06-30')).toBe('2026-07-01 00:00');
    expect(await endOf('2024-12-31', 'notice')).toBe('2027-01-01 00:00');
    expect(await endOf(null, 'active')).toBeNull();
  });

  it('SEC-10 on the very last moment the access is there, and after it is not', async () => {
    const lasts = (seconds: number) =>
      test.sql('update lease_tenant set access_ends_at = now() + make_interval(secs => $2) where id = $1', [
        old.leaseTenantId,
        seconds,
      ]);
    await lasts(3600);
    await http('get', `/api/service-requests/${requestId}`).expect(200);
    await lasts(-1);
    await http('get', `/api/service-requests/${requestId}`).expect(404);
  });

  it('SEC-10 policies look the access up once, by the index, and read no table as a whole', async () => {
    const crowd = await letHome(test);
    const of = [crowd.leaseTenantId];
    const many = 'from lease_tenant t, generate_series(1, 5000) n where t.id = $1';
    await test.sql(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, user_id, first_name, last_name, email, language)
      select gen_random_uuid(), account_id, demo, now(), property_id, unit_id, lease_id, gen_random_uuid(), 'A', 'B', 'c', 'en' ${many}`,
      of,
    );
    await test.sql(
      `insert into service_request (id, account_id, demo, created_at, property_id, unit_id, lease_id, reporter_id, title, description, issue_type, priority, status, respond_by)
      select gen_random_uuid(), account_id, demo, now(), property_id, unit_id, lease_id, gen_random_uuid(), 't', 'd', 'other', 'low', 'closed', now() ${many}`,
      of,
    );
    await test.sql(
      `insert into stored_file (id, account_id, demo, created_at, uploader_id, name, media_type, bytes, purpose, series_id)
      select gen_random_uuid(), account_id, demo, now(), gen_random_uuid(), 'f', 'text/csv', 1, 'other', gen_random_uuid() ${many}`,
      of,
    );
    await test.sql(
      `insert into request_event (id, account_id, demo, created_at, request_id, actor_role, kind)
      select gen_random_uuid(), account_id, demo, now(), id, 'landlord', 'status' from service_request`,
    );
    await test.sql('analyze');
    const scope = test.app.get(Scope);
    for (const table of ['lease', 'service_request', 'stored_file']) {
      const rows = await scope.as(asKim(), () => scope.rows(`explain (format json, verbose) select * from ${table}`));
      const plan = JSON.stringify(rows[0]);
      // Of a file, the line that an attachment belongs to is looked up by its key.
      const perRow = [...plan.matchAll(/"Node Type":"([^"]+)","Parent Relationship":"SubPlan"/g)].map(
        ([, node]) => node,
      );
      expect(perRow).toEqual(table === 'stored_file' ? ['Index Scan'] : []);
      const found = [
        '"Parent Relationship":"InitPlan"',
        `"Node Type":"Seq Scan","Parallel Aware":false,"Async Capable":false,"Relation Name":"${table}"`,
        'lw_own_leases()',
      ];
      expect([table, ...found.map((part) => plan.includes(part))]).toEqual([table, true, table === 'lease', true]);
    }
    // What the function itself asks for.
    const plan = JSON.stringify(
      await scope.as(asKim(), () =>
        scope.rows('explain (format json) select lease_id from lease_tenant where user_id = lw_uid()'),
      ),
    );
    expect(plan).toContain('"Relation Name":"lease_tenant"');
    expect(plan).not.toContain('"Node Type":"Seq Scan"');
  });

  describe('codes', () => {
    const enter = (code: string) => test.http('post', '/api/auth/tenant-code').send({ code });
    const setUp = (tenantCode: string, email: string) =>
      test.http('post', '/api/auth/tenant-setup').send({
        tenantCode,
        email,
        password: 'blue door 7',
        confirmPassword: 'blue door 7',
        firstName: 'Kim',
        lastName: 'Larsen',
      });

    it('SEC-10 TA-028 an unused code ends with its lease', async () => {
      const { code, leaseId } = await leaseWithCode(test, old.landlord.accountId);
      const last = (state: string, days: number) =>
        test.sql('update lease set state = $2, starts_on = $4, ends_on = current_date + $3::int where id = $1', [
          leaseId,
          state,
          days,
          '2015-01-01',
        ]);
      await last('notice', 2);
      await enter(code).expect(200);
      await last('notice', -2);
      await enter(code).expect(401);
      await last('ended', -2);
      await enter(code).expect(401);
      await setUp(code, 'too-late@example.com').expect(401);
      await http('post', '/api/tenants/me/leases').send({ code }).expect(401);
    });

    it('SEC-10 TA-019 a used code ends with the access to its lease', async () => {
      const { code, leaseId } = await leaseWithCode(test, old.landlord.accountId);
      await setUp(code, 'former@example.com').expect(201);
      const ended = (months: number) =>
        test.sql(
          "update lease set state = 'ended', starts_on = '2015-01-01', ends_on = (current_date - make_interval(months => $2))::date where id = $1",
          [leaseId, months],
        );
      await ended(END - 1);
      const { body } = await enter(code).expect(200);
      await test.http('get', '/api/tenants/me/lease', body.access_token).expect(200);
      await ended(END + 1);
      await enter(code).expect(401);
      await test.http('get', '/api/tenants/me/lease', body.access_token).expect(404);
    });
  });
});
