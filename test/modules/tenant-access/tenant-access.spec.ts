import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { formatTenantCode, isTenantCode } from '../../../src/contract/tenant-code.js';
import { letHome } from '../../factories/homes.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { lastMail, signUp, type SignedUp } from '../auth/people.js';
import { leaseWithCode } from './a-lease.js';

const PASSWORD = { password: 'blue door', confirmPassword: 'blue door' };
const kim = (tenantCode: string, email: string, over: object = {}) => ({
  tenantCode,
  email,
  ...PASSWORD,
  firstName: 'Kim',
  lastName: 'Larsen',
  phone: '514-555-0100',
  userType: 'tenant',
  ...over,
});

describe('a tenant comes in by code', () => {
  let test: TestApp;
  let landlord: SignedUp;
  beforeAll(async () => {
    test = await startTestApp();
    landlord = await signUp(test, 'landlord', 'nadia@example.com');
  });
  afterAll(() => test.close());

  const enter = (code: string) => test.http('post', '/api/auth/tenant-code').send({ code });
  const setUp = (body: object) => test.http('post', '/api/auth/tenant-setup').send(body);
  const usersWith = async (email: string) =>
    (await test.sql('select 1 from app_user where lower(email) = lower($1)', [email])).length;

  it('TA-016 TA-017 TA-025 an unused code asks for the set-up, whatever case, dashes and spaces', async () => {
    const { code } = await leaseWithCode(test, landlord.accountId);
    expect(isTenantCode(code)).toBe(true);
    for (const typed of [code, code.toLowerCase(), formatTenantCode(code), ` ${code.slice(0, 4)} ${code.slice(4)} `]) {
      const { body } = await enter(typed).expect(200);
      expect(body).toMatchObject({
        needsAccountSetup: true,
        isFirstTime: true,
        invitation: { firstName: 'Kim', language: 'fr' },
      });
      expect(body.access_token).toBeUndefined();
    }
  });

  it('ST-010 refuses a phone number that nobody could call, and keeps the one that the landlord gave', async () => {
    const { code } = await leaseWithCode(test, landlord.accountId);
    const answer = await setUp({ ...kim(code, 'callable@example.com'), phone: '12' }).expect(400);
    expect(answer.body.details).toMatchObject([{ field: 'phone', code: 'phone' }]);
    expect(await usersWith('callable@example.com')).toBe(0);
    await test.sql(
      "update lease_tenant set phone = '12' where lease_id = (select lease_id from access_code order by created_at desc limit 1)",
    );
    await setUp({ ...kim(code, 'callable@example.com'), phone: '12' }).expect(201);
  });

  it('TA-015 TA-020 TA-022 TA-028 refuses wrong, revoked and expired codes alike', async () => {
    const revoked = await leaseWithCode(test, landlord.accountId, { revokedAt: test.clock.now() });
    const expired = await leaseWithCode(test, landlord.accountId, {
      expiresAt: new Date(test.clock.now().getTime() - 1000),
    });
    for (const code of ['ABCD2345', 'nonsense', revoked.code, expired.code]) {
      const answer = await enter(code).expect(401);
      expect(answer.body).toMatchObject({ error: 'Invalid access code', code: 'invalid_access_code' });
      await setUp(kim(code, 'nobody@example.com')).expect(401);
    }
    expect(await usersWith('nobody@example.com')).toBe(0);
    const log = await test.sql<{ kept: string }>(
      "select row_to_json(e)::text as kept from audit_entry e where action = 'session.code_failed' and user_id is null",
    );
    expect(log).toHaveLength(8);
    expect(log.map(({ kept }) => kept).join()).not.toMatch(
      new RegExp(`nonsense|ABCD2345|${revoked.code}|${expired.code}`, 'i'),
    );
  });

  it('TA-018 sets the account up, ties it to the lease and opens a session', async () => {
    const { code, leaseTenantId } = await leaseWithCode(test, landlord.accountId);
    const { body } = await setUp(kim(code, 'kim@example.com')).expect(201);
    expect(body).toMatchObject({
      user: { email: 'kim@example.com' },
      profile: { userType: 'tenant', language: 'fr', emailVerified: false },
    });
    const [entry] = await test.sql('select user_id, joined_at is not null as joined from lease_tenant where id = $1', [
      leaseTenantId,
    ]);
    expect(entry).toEqual({ user_id: body.user.id, joined: true });
    const me = await test.http('get', '/api/profiles/me', body.access_token).expect(200);
    expect(me.body.propertyAddress).toBe('4120 rue Fabre, 302, Montréal');
    expect((await lastMail(test, 'kim@example.com')).template).toBe('auth.verify');
  });

  it('TA-021 TA-023 refuses passwords that differ or are short, and the code stays unused', async () => {
    const { code } = await leaseWithCode(test, landlord.accountId);
    const differing = await setUp(kim(code, 'ann@example.com', { confirmPassword: 'other' })).expect(400);
    expect(differing.body.error).toBe('Passwords do not match');
    await setUp(kim(code, 'ann@example.com', { password: '12345', confirmPassword: '12345' })).expect(400);
    await setUp(kim(code, 'no address')).expect(400);
    await enter(code).expect(200);
  });

  it('TA-024 TA-019 TA-035 a used code sets nothing up again, but opens a session marked as such and tells the tenant', async () => {
    const { code } = await leaseWithCode(test, landlord.accountId);
    const first = await setUp(kim(code, 'lee@example.com')).expect(201);
    await setUp(kim(code, 'second@example.com')).expect(401);
    const { body } = await enter(code).expect(200);
    expect(body).toMatchObject({ needsAccountSetup: false, isFirstTime: false, user: { id: first.body.user.id } });
    const me = await test.http('get', '/api/profiles/me', body.access_token).expect(200);
    expect(me.body.viaCode).toBe(true);
    expect((await lastMail(test, 'lee@example.com')).template).toBe('tenantAccess.codeUsed');
  });

  it('TA-034 a session from a used code changes nothing personal and writes to nobody until it has given the password', async () => {
    const { code, leaseId } = await leaseWithCode(test, landlord.accountId);
    const { body: first } = await setUp(kim(code, 'code@example.com')).expect(201);
    const { access_token: token } = (await enter(code).expect(200)).body;
    const change = () => test.http('put', '/api/profiles/me', token).send({ phone: '514-555-0111' });
    expect((await change().expect(401)).body.code).toBe('password_required');
    const file = '01900000-0000-7000-8000-000000000001';
    expect((await test.http('delete', `/api/documents/${file}`, token).expect(401)).body.code).toBe(
      'password_required',
    );
    await test.http('get', '/api/profiles/me/export', token).expect(401);
    const message = () => test.http('post', '/api/messages', token).send({ leaseId, message: 'We move out.' });
    expect((await message().expect(401)).body.code).toBe('password_required');
    expect(
      (await test.http('post', '/api/tenants/me/leases', token).send({ code: 'ABCD2345' }).expect(401)).body.code,
    ).toBe('password_required');
    expect((await test.http('post', '/api/calendar-feed', token).send({}).expect(401)).body.code).toBe(
      'password_required',
    );
    await test.http('post', '/api/messages/read', token).send({ leaseId }).expect(200);
    await test.http('put', '/api/profiles/me', first.access_token).send({ phone: '514-555-0122' }).expect(200);
    const confirm = (currentPassword: string) =>
      test.http('post', '/api/auth/sessions/confirm', token).send({ currentPassword });
    expect((await confirm('wrong').expect(401)).body.code).toBe('invalid_credentials');
    await confirm(PASSWORD.password).expect(204);
    await change().expect(200);
    expect((await message()).body.code).not.toBe('password_required');
    expect((await test.http('get', '/api/profiles/me', token)).body.viaCode).toBe(false);
  });

  it('TA-030 a used code is refused when the tenant turned it off', async () => {
    const { code } = await leaseWithCode(test, landlord.accountId);
    const { body } = await setUp(kim(code, 'off@example.com')).expect(201);
    await test.http('put', '/api/profiles/me', body.access_token).send({ codeSignIn: false }).expect(200);
    await enter(code).expect(401);
  });

  it('TA-032 a known address is 409 with the hint to sign in', async () => {
    const { code } = await leaseWithCode(test, landlord.accountId);
    const answer = await setUp(kim(code, 'NADIA@example.com')).expect(409);
    expect(answer.body).toMatchObject({ code: 'email_taken', error: expect.stringContaining('already exists') });
    await enter(code).expect(200);
  });

  it('one code used 50 times at once works once', async () => {
    const { code } = await leaseWithCode(test, landlord.accountId);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => setUp(kim(code, `many${at}@example.com`))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
    expect((await test.sql("select 1 from app_user where email like 'many%'")).length).toBe(1);
  });

  it('TA-038 two tenants of a lease owe jointly: both see one balance and its payments, also long after the end', async () => {
    const home = await letHome(test);
    const other = await person(test, 'tenant');
    await test.sql(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, user_id, first_name, last_name, email, language, joined_at)
      select gen_random_uuid(), account_id, demo, now(), property_id, unit_id, lease_id, $2, 'Ben', 'Roy', $3, 'en', now() from lease_tenant where id = $1`,
      [home.leaseTenantId, other.userId, other.email],
    );
    const read = async (who: { token: string }, path: string) =>
      (await test.http('get', path, who.token).expect(200)).body;
    const paid = await test
      .http('post', `/api/landlords/leases/${home.leaseId}/payments`, home.landlord.token)
      .send({ amountCents: 50_000 })
      .expect(201);
    for (const when of ['now', 'long after the end']) {
      const seen = await Promise.all(
        [home.tenant, other].map(async (who) => ({
          lease: await read(who, '/api/tenants/me/lease'),
          payments: await read(who, '/api/payments'),
        })),
      );
      expect([when, seen.map(({ lease }) => [lease.id, lease.balanceCents])]).toEqual([
        when,
        [
          [home.leaseId, -50_000],
          [home.leaseId, -50_000],
        ],
      ]);
      for (const { payments } of seen) expect(payments.map(({ id }: { id: string }) => id)).toEqual([paid.body.id]);
      await test.sql(
        "update lease set state = 'ended', starts_on = current_date - 800, ends_on = current_date - 700 where id = $1",
        [home.leaseId],
      );
    }
  });

  it('TA-033 a signed-in tenant adds a home by its code', async () => {
    const home = await leaseWithCode(test, landlord.accountId);
    const second = await leaseWithCode(test, landlord.accountId);
    const { body } = await setUp(kim(home.code, 'two@example.com')).expect(201);
    const add = (code: string) => test.http('post', '/api/tenants/me/leases', body.access_token).send({ code });
    await add('ABCD2345').expect(401);
    const answers = await Promise.all(Array.from({ length: 50 }, () => add(second.code)));
    expect(answers.filter(({ status }) => status === 201).map(({ body: made }) => made)).toEqual([
      { leaseId: second.leaseId },
    ]);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
    await test.http('post', '/api/tenants/me/leases', landlord.token).send({ code: second.code }).expect(403);
  });

  it('TA-033 adds a home of another landlord, keeps the password, and neither landlord sees the other’s', async () => {
    const omar = await signUp(test, 'landlord', 'omar@example.com');
    const [home, second] = [
      await leaseWithCode(test, landlord.accountId),
      await leaseWithCode(test, omar.accountId, { email: 'far@example.com' }),
    ];
    const { body } = await setUp(kim(home.code, 'far@example.com')).expect(201);
    await test.http('post', '/api/tenants/me/leases', body.access_token).send({ code: second.code }).expect(201);
    const again = await test
      .http('post', '/api/auth/signin')
      .send({ email: 'far@example.com', password: PASSWORD.password })
      .expect(200);
    expect(again.body.user.id).toBe(body.user.id);
    const homes = await test.sql<{ id: string }>('select lease_id as id from lease_tenant where user_id = $1', [
      body.user.id,
    ]);
    expect(homes.map(({ id }) => id).toSorted()).toEqual([home.leaseId, second.leaseId].toSorted());
    await test.http('get', `/api/landlords/leases/${second.leaseId}`, landlord.token).expect(404);
    await test.http('get', `/api/landlords/leases/${home.leaseId}`, omar.token).expect(404);
  });
});
