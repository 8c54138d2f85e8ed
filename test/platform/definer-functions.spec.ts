import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { Scope } from '../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../factories/homes.js';
import { person, type Person } from '../factories/people.js';
import { startTestApp, type TestApp } from '../support/app.js';

type Role = 'landlord' | 'tenant' | 'admin' | 'system';

/** The policies bind every owner: a function that runs as one and is not let through would refuse, or change nothing and say nothing. */
describe('SEC-18 functions that run as their owner do their work for whoever sets them off', () => {
  let test: TestApp;
  let home: LetHome;
  let admin: Person;
  const [post, listing, request] = [v7(), v7(), v7()];
  beforeAll(async () => {
    test = await startTestApp();
    [home, admin] = [await letHome(test), await person(test, 'admin')];
    const {
      landlord: { accountId },
      propertyId,
      unitId,
      leaseId,
      tenant,
    } = home;
    await test.sql(
      `insert into service_request (id, account_id, demo, created_at, property_id, unit_id, lease_id, reporter_id, title, description, issue_type, priority, status, respond_by)
      values ($1, $2, false, now(), $3, $4, $5, $6, 'Tap', 'It drips.', 'plumbing', 'low', 'approved', now())`,
      [request, accountId, propertyId, unitId, leaseId, tenant.userId],
    );
    await test.sql(
      `insert into board_post (id, account_id, demo, created_at, request_id, property_id, issue_type, priority, city, region, description, currency, posted_at)
      values ($1, $2, false, now(), $3, $4, 'plumbing', 'low', 'Montréal', 'QC', 'A tap', 'CAD', now())`,
      [post, accountId, request, propertyId],
    );
    await test.sql(
      `insert into listing (id, account_id, demo, created_at, property_id, unit_id, state, title, description, rent_cents, currency, available_date, amenities, photo_ids, address, city, province, country, bedrooms, half_bathrooms, landlord_name, search_text, published_at)
      values ($1, $2, false, now(), $3, $4, 'published', 'Flat', 'Light', 100000, 'CAD', '2027-01-01', '[]', '[]', '1 Street', 'Montréal', 'QC', 'CA', 2, 2, 'L', 'flat', now())`,
      [listing, accountId, propertyId, unitId],
    );
    await test.sql(
      'insert into listing_favorite (id, demo, created_at, user_id, listing_id, title) values ($1, false, now(), $2, $3, $4)',
      [v7(), tenant.userId, listing, 'Flat'],
    );
  });
  afterAll(() => test.close());

  async function as(role: Role, sql: string, values: unknown[]): Promise<void> {
    const scope = test.app.get(Scope);
    const write = () =>
      scope.write('test.fire', async (tx) => {
        tx.about('user', admin.userId);
        expect(await tx.rows(`${sql} returning 1`, values)).toHaveLength(1);
      });
    if (role === 'system') return scope.asSystem('test', write);
    const { userId, accountId } = { landlord: home.landlord, tenant: home.tenant, admin }[role];
    await scope.as({ role, userId, accountId: accountId || null, demo: false, sessionId: null }, write);
  }
  const one = async (sql: string, values: unknown[]): Promise<unknown> =>
    Object.values((await test.sql<object>(sql, values))[0] ?? {})[0];
  const withheld = async () => [
    await one('select withheld from board_post where id = $1', [post]),
    await one('select withheld from listing where id = $1', [listing]),
  ];
  const accessEnd = () => one('select access_ends_at::text from lease_tenant where id = $1', [home.leaseTenantId]);

  /**
   * Walked elsewhere: hold_quote_answer and hold_spending_limit as every role in test/modules/service-requests/spending-limit.spec.ts,
   * hold_gaps_… in supplier-gaps.spec.ts, keep_removed_paper as the supplier there and as the system in suppliers/papers.spec.ts,
   * keep_canceled_work, keep_ended_work and keep_released_work in canceled-work.spec.ts and removed-work.spec.ts,
   * end_visits_of_… in test/modules/teams/visit-ends.spec.ts.
   */
  it('every trigger that calls one is walked here', async () => {
    const rows = await test.sql<{ name: string }>(
      `select distinct p.proname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid where p.prosecdef and not t.tgisinternal order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual([
      'board_follows_people',
      'board_follows_property',
      'board_follows_request',
      'end_visits_of_job',
      'end_visits_of_request',
      'hold_gaps_of_job',
      'hold_gaps_of_offer',
      'hold_quote_answer',
      'hold_spending_limit',
      'keep_canceled_work',
      'keep_ended_work',
      'keep_released_work',
      'keep_removed_paper',
      'listings_follow_people',
      'settle_charges',
      'tenant_follows_lease',
      'tenants_follow_lease',
      'tenants_follow_property',
    ]);
  });

  it('a request and its building move the post on the job board', async () => {
    await as('landlord', "update service_request set status = 'closed' where id = $1", [request]);
    expect(await one('select waiting from board_post where id = $1', [post])).toBe(false);
    await as('landlord', "update property set city = 'Laval' where id = $1", [home.propertyId]);
    expect(await one('select city from board_post where id = $1', [post])).toBe('Laval');
    expect(await one('select city from listing where id = $1', [listing])).toBe('Laval');
  });

  it.each<Role>(['admin', 'system'])(
    'suspending a landlord as the %s withholds posts and homes, and lifting it brings them back',
    async (role) => {
      await as(role, 'update app_user set suspended_at = now() where id = $1', [home.landlord.userId]);
      expect(await withheld()).toEqual([true, true]);
      await as(role, 'update app_user set suspended_at = null where id = $1', [home.landlord.userId]);
      expect(await withheld()).toEqual([false, false]);
    },
  );

  it('the end of a lease and the time zone of a home move the end of its tenants’ access, also of one who is added later', async () => {
    await as('landlord', "update lease set ends_on = '2027-01-31', state = 'notice' where id = $1", [home.leaseId]);
    expect(await accessEnd()).toMatch(/^2029-02-01 05:00:00/);
    await as('landlord', "update property set time_zone = 'America/Halifax' where id = $1", [home.propertyId]);
    expect(await accessEnd()).toMatch(/^2029-02-01 04:00:00/);
    const later = v7();
    await as(
      'landlord',
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, first_name, last_name, email, language)
      values ($1, $2, false, now(), $3, $4, $5, 'A', 'B', 'a@example.com', 'en')`,
      [later, home.landlord.accountId, home.propertyId, home.unitId, home.leaseId],
    );
    expect(await one('select access_ends_at::text from lease_tenant where id = $1', [later])).toMatch(
      /^2029-02-01 04:00:00/,
    );
  });

  it('an action of a foreign key reaches the rows of others', async () => {
    await as('system', 'delete from listing where id = $1', [listing]);
    expect(await one('select count(*)::int from listing_favorite where listing_id = $1', [listing])).toBe(0);
  });
});
