import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { person, type Person } from '../../factories/people.js';
import { supplier, type Craftsman } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

describe('the directory of suppliers', () => {
  let test: TestApp;
  let landlord: Person;
  let tenant: Person;
  let plombex: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    [landlord, tenant, plombex] = await Promise.all([person(test, 'landlord'), person(test, 'tenant'), supplier(test)]);
  });
  afterAll(() => test.close());

  it('SU-001 RO-008 landlords and tenants read it, a visitor gets 401', async () => {
    for (const who of [landlord, tenant]) {
      const { body } = await test.http('get', '/api/suppliers', who.token).expect(200);
      expect(body.map(({ companyName }: { companyName: string }) => companyName)).toContain('Plombex');
    }
    await test.http('get', '/api/suppliers').expect(401);
    await test.http('get', `/api/suppliers/${plombex.id}`).expect(401);
  });

  it('SU-002 a supplier who signs up is found by its company name', async () => {
    const userData = {
      firstName: 'Marc',
      lastName: 'Nord',
      userType: 'supplier',
      companyName: 'Électro Nord',
      serviceType: 'Electrician',
      phone: '514 555 0142',
    };
    await test
      .http('post', '/api/auth/signup')
      .send({ email: 'marc@example.com', password: 'correct horse', userData })
      .expect(201);
    const [found] = await eventually(async () => {
      const { body } = await test.http('get', `/api/suppliers?q=${encodeURIComponent('électro')}`, landlord.token);
      return body.length > 0 && body;
    });
    expect(found).toMatchObject({
      companyName: 'Électro Nord',
      serviceType: 'Electrician',
      trade: 'electrical',
      phone: '514 555 0142',
      elite: false,
      own: false,
    });
    const rows = await test.sql("select 1 from supplier where company_name = 'Électro Nord'");
    expect(rows).toHaveLength(1);
  });

  it('tenants see no address or phone of a supplier, landlords do', async () => {
    const { body: seen } = await test.http('get', `/api/suppliers/${plombex.id}`, tenant.token).expect(200);
    expect(seen).toMatchObject({ companyName: 'Plombex', phone: null, email: null });
    const { body } = await test.http('get', `/api/suppliers/${plombex.id}`, landlord.token).expect(200);
    expect(body).toMatchObject({ phone: '514 555 0101', email: plombex.email });
  });

  it('filters by trade, sorts Elite Partners first and pages without loss', async () => {
    const elite = await supplier(test, 'Zenith');
    await test.sql("update supplier set elite_until = now() + interval '1 year', trade = 'roofing' where id = $1", [
      elite.id,
    ]);
    const { body } = await test.http('get', '/api/suppliers', landlord.token).expect(200);
    expect(body[0]).toMatchObject({ companyName: 'Zenith', elite: true });
    const { body: roofers } = await test.http('get', '/api/suppliers?trade=roofing', landlord.token).expect(200);
    expect(roofers).toHaveLength(1);
    await test.http('get', '/api/suppliers?trade=magic', landlord.token).expect(400);
    const names: string[] = [];
    let next: string | undefined = '/api/suppliers?limit=1';
    while (next) {
      const page: { body: { companyName: string }[]; headers: Record<string, string> } = await test
        .http('get', next, landlord.token)
        .expect(200);
      names.push(...page.body.map(({ companyName }: { companyName: string }) => companyName));
      next = /<([^>]+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1];
    }
    expect(names).toEqual(body.map(({ companyName }: { companyName: string }) => companyName));
  });

  it('SU-003 landlords and tenants cannot enter anybody (403), a supplier enters himself once', async () => {
    const entry = { companyName: 'Solo', serviceType: 'Cleaning' };
    for (const who of [landlord, tenant]) await test.http('post', '/api/suppliers', who.token).send(entry).expect(403);
    const solo = await person(test, 'supplier');
    const { body } = await test.http('post', '/api/suppliers', solo.token).send(entry).expect(201);
    expect(body).toMatchObject({ companyName: 'Solo', trade: 'cleaning', own: true });
    await test.http('post', '/api/suppliers', solo.token).send(entry).expect(409);
    await test
      .http('post', '/api/suppliers', solo.token)
      .send({ ...entry, serviceType: 'Magic' })
      .expect(400);
  });

  it('SU-007 a supplier changes the own entry, never its company name, and nobody else’s', async () => {
    const { body: before } = await test.http('get', '/api/suppliers/me', plombex.token).expect(200);
    const { body } = await test
      .http('patch', `/api/suppliers/${plombex.id}`, plombex.token)
      .send({ ...before, companyName: 'Other', city: 'Montréal', serviceType: 'hvac' })
      .expect(200);
    expect(body).toMatchObject({ companyName: 'Plombex', city: 'Montréal', serviceType: 'HVAC', trade: 'hvac' });
    await test
      .http('patch', `/api/suppliers/${plombex.id}`, plombex.token)
      .send({ city: 'Laval', version: before.version })
      .expect(409);
    await test
      .http('patch', `/api/suppliers/${plombex.id}`, plombex.token)
      .send({ elite_until: '2030-01-01' })
      .expect(400);
    const rival = await supplier(test, 'Rival');
    await test.http('patch', `/api/suppliers/${plombex.id}`, rival.token).send({ city: 'Laval' }).expect(404);
    await test.http('patch', `/api/suppliers/${plombex.id}`, landlord.token).send({ city: 'Laval' }).expect(403);
  });

  it('the demo world has a directory of its own', async () => {
    const demo = await supplier(test, 'Demo Rohre', { demo: true });
    await test.http('get', `/api/suppliers/${demo.id}`, landlord.token).expect(404);
    const visitor = await person(test, 'landlord', { demo: true });
    const { body } = await test.http('get', '/api/suppliers', visitor.token).expect(200);
    expect(body.map(({ companyName }: { companyName: string }) => companyName)).toEqual(['Demo Rohre']);
  });
});
