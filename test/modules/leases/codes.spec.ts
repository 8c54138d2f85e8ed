import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isTenantCode } from '../../../src/contract/tenant-code.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aLease, aRunningLease, KIM, type Landlord } from '../landlords/landlord.js';

describe('tenant codes and welcome letters', () => {
  let test: TestApp;
  let nadia: Landlord;
  beforeAll(async () => {
    test = await startTestApp();
    nadia = await aLandlord(test);
  });
  afterAll(() => test.close());

  const codes = (leaseId: string, rest = '') => `/api/landlords/leases/${leaseId}/codes${rest}`;
  const enter = (code: string) => test.http('post', '/api/auth/tenant-code').send({ code });

  it('TN-009 TA-026 issues a code that opens the tenant’s set-up; it is kept as a hash only', async () => {
    const lease = await aRunningLease(test, nadia);
    const { body } = await test
      .http('post', codes(lease.id), nadia.token)
      .send({ leaseTenantId: lease.tenants[0]?.id })
      .expect(201);
    expect(isTenantCode(body.code)).toBe(true);
    expect(body.formattedCode).toMatch(/^[A-Z]{4}-\d\d-\d\d$/);
    expect(Math.round((Date.parse(body.expiresAt) - test.clock.now().getTime()) / 86_400_000)).toBe(60);
    const kept = await test.sql<{ code_hash: string }>('select * from access_code where lease_id = $1', [lease.id]);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(body.code);
    expect((await enter(body.formattedCode.toLowerCase()).expect(200)).body).toMatchObject({
      needsAccountSetup: true,
      isFirstTime: true,
    });
    const read = await test.http('get', `/api/landlords/leases/${lease.id}`, nadia.token).expect(200);
    expect(read.body.tenants[0].code).toMatchObject({ state: 'unused', usedAt: null });
    expect(JSON.stringify(read.body)).not.toContain(body.code);
  });

  it('TA-029 writes the letter in the tenant’s language, with a QR code that opens the way in', async () => {
    const lease = await aLease(test, nadia, {
      tenants: [{ ...KIM, firstName: 'Théo', lastName: 'Marchand', language: 'fr' }],
    });
    const { body } = await test.http('post', codes(lease.id), nadia.token).send({}).expect(201);
    expect(body.letter).toMatchObject({
      language: 'fr',
      title: 'Bienvenue dans votre nouveau logement',
      greeting: 'Bonjour Théo,',
      from: 'Nadia Tremblay',
      to: 'Théo Marchand',
    });
    expect(body.letter.home).toContain('87 Laurier Avenue West');
    expect(body.letter.steps).toHaveLength(3);
    expect(body.letter.steps[0]).toContain('/tenant-access?lang=fr');
    expect(JSON.stringify(body.letter)).not.toMatch(/[{}]\w+[}]|landlords\.letter/);
    expect(body.accessUrl).toContain(`/tenant-access?code=${body.code}`);
    expect(body.qrSvg).toMatch(/^<svg[^]+<\/svg>\s*$/);
  });

  it('TA-027 a new code revokes the former one; revoking is harmless twice', async () => {
    const lease = await aRunningLease(test, nadia);
    const first = (await test.http('post', codes(lease.id), nadia.token).send({}).expect(201)).body.code;
    const second = (await test.http('post', codes(lease.id), nadia.token).send({}).expect(201)).body.code;
    await enter(first).expect(401);
    await enter(second).expect(200);
    for (let twice = 0; twice < 2; twice++) {
      const { body } = await test.http('post', codes(lease.id, '/revoke'), nadia.token).send({}).expect(200);
      expect(body.tenants[0].code.state).toBe('revoked');
    }
    await enter(second).expect(401);
  });

  it('of codes that are issued at once one remains', async () => {
    const lease = await aRunningLease(test, nadia);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => test.http('post', codes(lease.id), nadia.token).send({})),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const valid = await test.sql('select from access_code where lease_id = $1 and revoked_at is null', [lease.id]);
    expect(valid).toHaveLength(1);
  });

  it('asks which tenant when there are several, and for a tenant when there is none', async () => {
    const two = await aLease(test, nadia, { tenants: [KIM, { ...KIM, firstName: 'Ben' }] });
    const which = await test.http('post', codes(two.id), nadia.token).send({}).expect(400);
    expect(which.body.details[0].field).toBe('leaseTenantId');
    const none = await aLease(test, nadia, { tenants: [] });
    await test.http('post', codes(none.id), nadia.token).send({}).expect(422);
    await test.http('post', codes(two.id), nadia.token).send({ leaseTenantId: none.id }).expect(404);
    await test.http('post', codes(two.id), nadia.token).send({ leaseTenantId: 'x' }).expect(400);
  });

  describe('when the lease ends', () => {
    const ends = (id: string, state: 'notice' | 'ended', last: string) =>
      test.sql(
        `update lease set state = $2, starts_on = '2015-01-01', ends_on = (current_date + $3::interval)::date where id = $1`,
        [id, state, last],
      );
    const codeOf = async (id: string) =>
      (await test.http('get', `/api/landlords/leases/${id}`, nadia.token).expect(200)).body.tenants[0].code;
    const lastDay = async (id: string) =>
      (
        await test.sql<{ day: string }>(
          `select to_char(ends_on, 'FMMonth FMDD, YYYY') as day from lease where id = $1`,
          [id],
        )
      )[0]?.day;

    it('SEC-10 TA-028 letter and page name the last day of a lease that ends sooner than the code', async () => {
      const lease = await aRunningLease(test, nadia);
      await ends(lease.id, 'notice', '10 days');
      const { body } = await test.http('post', codes(lease.id), nadia.token).send({}).expect(201);
      expect(body.letter.validity).toContain(`until ${await lastDay(lease.id)},`);
      expect(await codeOf(lease.id)).toMatchObject({ state: 'unused', expiresAt: body.expiresAt });
      expect(body.letter.homeLines).toEqual([expect.any(String), 'Montréal, QC H2T 2N6']);
    });

    it('SEC-10 TA-038 a code from before ends with the lease on the page too; a new one lets the former tenant in for 24 months', async () => {
      const lease = await aRunningLease(test, nadia);
      const before = (await test.http('post', codes(lease.id), nadia.token).send({}).expect(201)).body;
      await ends(lease.id, 'ended', '-3 days');
      expect((await codeOf(lease.id)).state).toBe('expired');
      await enter(before.code).expect(401);

      const postalAddress = {
        streetNumber: '9999',
        street: 'boulevard René-Lévesque Ouest',
        city: 'Montréal',
        region: 'QC',
        postalCode: 'H3B 9Z9',
        country: 'CA',
      };
      await test.http('put', '/api/profiles/me', nadia.token).send({ postalAddress }).expect(200);
      const { body } = await test.http('post', codes(lease.id), nadia.token).send({}).expect(201);
      expect(body.letter).toMatchObject({
        fromAddress: [],
        title: expect.stringContaining('previous home'),
        emergency: null,
      });
      expect(await codeOf(lease.id)).toMatchObject({ state: 'unused', expiresAt: body.expiresAt });
      await enter(body.code).expect(200);
      const account = { email: 'left@example.com', password: 'blue door 7', confirmPassword: 'blue door 7' };
      const { body: session } = await test
        .http('post', '/api/auth/tenant-setup')
        .send({ tenantCode: body.code, firstName: 'Kim', lastName: 'Larsen', ...account })
        .expect(201);
      const home = await test.http('get', '/api/tenants/me/lease', session.access_token).expect(200);
      expect(home.body.state).toBe('ended');
    });

    it('SEC-10 TA-038 a former tenant’s code ends with the access, and after it there is none', async () => {
      const lease = await aRunningLease(test, nadia);
      await ends(lease.id, 'ended', '-24 months 5 days');
      const { body } = await test.http('post', codes(lease.id), nadia.token).send({}).expect(201);
      expect(new Date(body.expiresAt).getTime() - test.clock.now().getTime()).toBeLessThan(7 * 86_400_000);
      await ends(lease.id, 'ended', '-25 months');
      await enter(body.code).expect(401);
      expect((await codeOf(lease.id)).state).toBe('expired');
      const refused = await test.http('post', codes(lease.id), nadia.token).send({}).expect(422);
      expect(refused.body.reason).toBe('former_access_over');
      const kept = await test.sql('select from access_code where lease_id = $1', [lease.id]);
      expect(kept).toHaveLength(1);
    });

    it('many letters at once go to no one whose lease has ended', async () => {
      const lease = await aRunningLease(test, nadia);
      await ends(lease.id, 'ended', '-3 days');
      const { body } = await test
        .http('post', '/api/landlords/leases/codes', nadia.token)
        .send({ ids: [lease.id] })
        .expect(201);
      expect(body).toEqual([]);
    });
  });

  it('RG-038 RG-039 needs a verified address, though properties, units and leases do not', async () => {
    const newcomer = await aLandlord(test, { verified: false });
    const lease = await aRunningLease(test, newcomer);
    const refused = await test.http('post', codes(lease.id), newcomer.token).send({}).expect(403);
    expect(refused.body.code).toBe('email_unverified');
    expect(await test.sql('select from access_code where lease_id = $1', [lease.id])).toEqual([]);
  });

  it('a repeated key does not show the code again', async () => {
    const lease = await aLease(test, nadia);
    const ask = () => test.http('post', codes(lease.id), nadia.token).set('Idempotency-Key', 'welcome-1').send({});
    await ask().expect(201);
    expect((await ask().expect(409)).body.code).toBe('request_applied');
  });
});
