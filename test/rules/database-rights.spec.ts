import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

/** Which role executes which function, through its policies, checks and queries. No one calls trigger functions directly. */
const EVERYONE = 'admin landlord staff supplier system tenant visitor';
const SIGNED_IN = 'admin landlord staff supplier system tenant';
const CALLED_BY: Readonly<Record<string, string>> = {
  lw_uid: EVERYONE,
  lw_account: EVERYONE,
  lw_chat: EVERYONE,
  lw_demo: EVERYONE,
  lw_open: EVERYONE,
  lw_landlord_language: 'supplier system',
  lw_language: EVERYONE,
  lw_own_leases: 'tenant',
  lw_own_units: 'tenant',
  lw_payable_leases: 'tenant',
  lw_people_of_sales: 'staff system',
  lw_chats_that_say: 'admin staff system',
  lw_chats_of: 'admin staff system',
  lw_own_properties: 'tenant',
  lw_own_landlords: 'tenant',
  lw_own_requests: 'tenant',
  lw_own_request: 'tenant',
  lw_home_to_report: 'tenant',
  lw_homes_lived_in: 'tenant',
  lw_technician_jobs: 'system',
  lw_tenant_answers: 'landlord supplier system',
  lw_who_comes: 'admin landlord staff supplier system tenant',
  lw_widen_notification_kinds: '',
  lw_request_news: 'system',
  lw_signs_in: 'system',
  lw_notify_of_filed: 'system',
  lw_may_write_to: 'supplier',
  lw_asked_by_email: 'admin landlord staff supplier system tenant',
  lw_under_way: 'system',
  lw_ended_jobs: 'supplier system',
  lw_ended_offer_ids: 'supplier system',
  lw_billing_limit: 'admin landlord staff supplier system',
  lw_offer_limit: 'admin landlord staff supplier system',
  lw_spending_limit: 'admin landlord staff supplier system',
  lw_staff_role: 'staff system',
  lw_colleague_name: 'admin landlord staff system tenant',
  lw_quote_waits: 'admin landlord staff supplier system',
  lw_supplier_gaps: 'admin landlord staff supplier system',
  lw_job_gaps: 'admin landlord staff supplier system',
  lw_job_begun: 'admin landlord staff supplier system',
  lw_supplier_numbers: 'admin landlord staff supplier system',
  lw_supplier_ratings: 'admin landlord staff supplier system',
  lw_own_ratings: 'system tenant',
  lw_rated_jobs: 'supplier system',
  lw_rated_suppliers: 'landlord supplier system',
  lw_supplier_full: 'admin landlord staff supplier system',
  lw_supplier_full_days: 'admin landlord staff supplier system',
  lw_serves: 'landlord system',
  lw_does: 'landlord supplier system',
  lw_add_notification_kinds: '',
  lw_board_nearby: 'supplier system',
  lw_is_time_zone: 'landlord supplier system',
  lw_time_zones: 'landlord supplier system',
  lw_fold: EVERYONE,
  lw_grams: EVERYONE,
  lw_next_ticket_number: 'admin landlord staff supplier system tenant',
  lw_country_of: SIGNED_IN,
  lock_lease: 'landlord system tenant',
  tenant_access_end: 'system',
  lw_refuse_lost_claim: 'system',
  settle_charge: 'system',
  analyze_ledger: 'system',
};

const ROLES = ['visitor', 'tenant', 'landlord', 'supplier', 'staff', 'admin', 'system'].map((role) => `lw_${role}`);

describe('SEC-18 what the logins of the database may do', () => {
  let database: TestDatabase;
  let admin: pg.Client;
  const names = async (sql: string, values: unknown[] = []) =>
    (await admin.query<{ name: string }>(sql, values)).rows.map(({ name }) => name);
  beforeAll(async () => {
    database = await createTestDatabase();
    admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
    await admin.query(
      "insert into app_user (id, demo, email, user_type, first_name, last_name, language, created_at) values (gen_random_uuid(), false, 'a@example.com', 'tenant', 'A', 'B', 'en', now())",
    );
  });
  afterAll(async () => {
    await admin.end();
    await database.drop();
  });

  it('row security binds the owner of every table too', async () => {
    const tables =
      "relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and relname <> 'mikro_orm_migrations'";
    expect((await names(`select relname as name from pg_class where ${tables}`)).length).toBeGreaterThan(60);
    expect(await names(`select relname as name from pg_class where ${tables} and not relforcerowsecurity`)).toEqual([]);
    expect(
      await names(
        `select c.relname as name from pg_class c where ${tables} and not exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'owner_maintains')`,
      ),
    ).toEqual([]);
  });

  it('the owner is refused, loudly, until it says that it maintains the tables', async () => {
    const plain = new URL(database.ownerUrl);
    plain.search = '';
    const owner = new pg.Client({ connectionString: plain.href });
    await owner.connect();
    try {
      for (const sql of [
        'select email from app_user',
        "update app_user set first_name = 'C'",
        'delete from app_user',
      ]) {
        await expect(owner.query(sql)).rejects.toThrow(/app\.maintenance/);
      }
      await owner.query("set app.maintenance = 'on'");
      expect((await owner.query('select email from app_user')).rows).toEqual([{ email: 'a@example.com' }]);
    } finally {
      await owner.end();
    }
  });

  it('the setting opens nothing to the application', async () => {
    const app = new pg.Client({ connectionString: database.appUrl });
    await app.connect();
    try {
      await app.query("set app.maintenance = 'on'");
      await expect(app.query('select email from app_user')).rejects.toMatchObject({ code: '42501' });
      await app.query('set role lw_tenant');
      expect((await app.query('select email from app_user')).rows).toEqual([]);
    } finally {
      await app.end();
    }
  });

  it('functions that run as their owner look into the session’s own schema last', async () => {
    const definers =
      "prosecdef and pronamespace = 'public'::regnamespace and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')";
    expect((await names(`select proname as name from pg_proc p where ${definers}`)).length).toBeGreaterThan(5);
    expect(
      await names(
        `select proname as name from pg_proc p where ${definers} and not exists (select 1 from unnest(proconfig) c where c ~ '^search_path=.*, *pg_temp$')`,
      ),
    ).toEqual([]);
    // The policies apply to the owner of the tables too. The system has policies of its own that let it through.
    expect(
      await names(
        `select proname as name from pg_proc p where ${definers} and proname <> 'analyze_ledger' and proowner <> 'lw_system'::regrole`,
      ),
    ).toEqual([]);
  });

  it('a function is executed by the roles that need it, and by nobody else', async () => {
    const own =
      "pronamespace = 'public'::regnamespace and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')";
    const open = `select proname as name from pg_proc p where ${own} and has_function_privilege('public', p.oid, 'execute') order by 1`;
    expect(await names(open)).toEqual([]);
    const { rows } = await admin.query<{ name: string; trigger: boolean; roles: string }>(
      `select proname as name, prorettype = 'trigger'::regtype as trigger,
        coalesce((select string_agg(substr(r, 4), ' ' order by r) from unnest($1::text[]) as r where has_function_privilege(r, p.oid, 'execute') and (prorettype <> 'trigger'::regtype or proowner <> r::regrole)), '') as roles
        from pg_proc p where ${own} and proname <> 'lw_maintains'`,
      [ROLES],
    );
    expect(rows.filter(({ trigger, roles }) => trigger && roles)).toEqual([]);
    const called = rows.filter(({ trigger }) => !trigger).map(({ name, roles }) => [name, roles]);
    expect(Object.fromEntries(called)).toEqual(CALLED_BY);
  });

  it('nobody but the owner writes the list of migrations', async () => {
    const app = decodeURIComponent(new URL(database.appUrl).username);
    const may = `select r.name || ' ' || p.name as name from unnest($1::text[]) as r(name), unnest(array['insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as p(name)
      where has_table_privilege(r.name, 'mikro_orm_migrations', p.name)`;
    expect(await names(may, [[...ROLES, app, 'public']])).toEqual([]);
  });

  it('no role of the product creates tables or functions', async () => {
    const app = decodeURIComponent(new URL(database.appUrl).username);
    expect(
      await names(
        "select r.name from unnest($1::text[]) as r(name) where has_schema_privilege(r.name, 'public', 'create')",
        [[...ROLES, app]],
      ),
    ).toEqual([]);
  });
});
