import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { filedRequest } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { signUp, type SignedUp } from '../auth/people.js';
import { leaseWithCode } from '../tenant-access/a-lease.js';

describe('one’s own profile', () => {
  let test: TestApp;
  let landlord: SignedUp;
  let tenant: string;
  beforeAll(async () => {
    test = await startTestApp();
    landlord = await signUp(test, 'landlord', 'nadia@example.com', { companyName: 'Tremblay Immobilier' });
    const { code } = await leaseWithCode(test, landlord.accountId);
    const password = { password: 'blue door', confirmPassword: 'blue door' };
    const { body } = await test
      .http('post', '/api/auth/tenant-setup')
      .send({ tenantCode: code, email: 'kim@example.com', ...password, firstName: 'Kim', lastName: 'Larsen' });
    tenant = body.access_token;
  });
  afterAll(() => test.close());

  const me = async (token: string) => (await test.http('get', '/api/profiles/me', token).expect(200)).body;
  const put = (token: string, body: object) => test.http('put', '/api/profiles/me', token).send(body);

  it('shows the account’s name to a landlord, and needs a session', async () => {
    expect(await me(landlord.token)).toMatchObject({
      companyName: 'Tremblay Immobilier',
      propertyAddress: null,
      userType: 'landlord',
    });
    await test.http('get', '/api/profiles/me').expect(401);
  });

  it('a landlord corrects the company’s name, a supplier’s stays, and nobody empties one', async () => {
    const before = await me(landlord.token);
    expect((await put(landlord.token, { companyName: 'Immeubles Tremblay' }).expect(200)).body.companyName).toBe(
      'Immeubles Tremblay',
    );
    const forged = 'Immeubles\u2028Pay to:\nAccount 123';
    expect((await put(landlord.token, { companyName: forged }).expect(200)).body.companyName).toBe(
      'Immeubles Pay to: Account 123',
    );
    await put(landlord.token, { companyName: 'Immeubles Tremblay' }).expect(200);
    expect((await put(landlord.token, { companyName: ' ' }).expect(200)).body.companyName).toBe('Immeubles Tremblay');
    await put(landlord.token, { companyName: before.companyName }).expect(200);
    const supplier = await signUp(test, 'supplier', 'marc@example.com', {
      companyName: 'Plombex',
      serviceType: 'Plumber',
      phone: '514 555 0101',
    });
    expect((await put(supplier.token, { companyName: 'Other' }).expect(200)).body.companyName).toBe('Plombex');
  });

  it('ST-005 ST-007 a tenant changes the phone, but neither name nor address', async () => {
    const changed = await put(tenant, {
      ...(await me(tenant)),
      firstName: 'Other',
      propertyAddress: 'Elsewhere',
      phone: '514-555-0199',
      emergencyContactName: 'Lou',
    }).expect(200);
    expect(changed.body).toMatchObject({
      firstName: 'Kim',
      phone: '514-555-0199',
      emergencyContactName: 'Lou',
      propertyAddress: expect.stringContaining('rue Fabre'),
    });
    expect((await put(tenant, { phone: null }).expect(200)).body.phone).toBeNull();
  });

  it('everyone’s messages are translated until they say otherwise', async () => {
    for (const token of [tenant, landlord.token]) {
      expect((await me(token)).translateMessages).toBe(true);
      expect((await put(token, { translateMessages: false }).expect(200)).body.translateMessages).toBe(false);
      expect((await me(token)).translateMessages).toBe(false);
    }
  });

  it('ST-009 reads past userType, isAdmin and userId', async () => {
    const before = await me(landlord.token);
    await put(landlord.token, {
      userType: 'admin',
      isAdmin: true,
      userId: '00000000-0000-0000-0000-000000000000',
      firstName: 'Nadja',
    }).expect(200);
    expect(await me(landlord.token)).toMatchObject({ ...before, firstName: 'Nadja', version: before.version + 1 });
  });

  it('ST-004 who wants no updates about maintenance gets no mail about it', async () => {
    const [quiet, other] = [await filedRequest(test), await filedRequest(test)];
    await put(quiet.tenant.token, { maintenanceUpdates: false }).expect(200);
    const mails = (to: string) =>
      test.sql("select 1 from outbox_message where recipient = $1 and template = 'service-requests.approved'", [to]);
    for (const { requestId, landlord: owner } of [quiet, other]) {
      await test
        .http('patch', `/api/service-requests/${requestId}`, owner.token)
        .send({ status: 'approved' })
        .expect(200);
    }
    await eventually(async () => (await mails(other.tenant.email)).length > 0);
    expect(await mails(quiet.tenant.email)).toEqual([]);
  });

  it('ST-008 refuses an unknown language, unknown fields and an old version', async () => {
    await put(landlord.token, { language: 'de' }).expect(400);
    await put(landlord.token, { shoeSize: 44 }).expect(400);
    const { version } = await me(landlord.token);
    await put(landlord.token, { language: 'fr', version }).expect(200);
    expect((await put(landlord.token, { language: 'en', version }).expect(409)).body.code).toBe('stale_version');
    expect((await me(landlord.token)).language).toBe('fr');
  });
});
