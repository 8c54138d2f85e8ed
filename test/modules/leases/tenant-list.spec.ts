import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aLease, aRunningLease, aUnit, KIM, type Landlord } from '../landlords/landlord.js';

const NOON = new Date('2026-11-21T17:00:00Z');
const BEN = {
  firstName: 'Ben',
  lastName: 'Adeyemi',
  email: 'ben@example.com',
  phone: '+1 514 555 0142',
  language: 'fr',
};
const PAPER = { firstName: 'Zoé', lastName: 'Roy', language: 'fr' };

interface Row {
  id: string;
  leaseId: string;
  lastName: string;
  openCents: number;
}

describe('the tenants of a landlord', () => {
  let test: TestApp;
  let nadia: Landlord;
  let omar: Landlord;
  let kim: Awaited<ReturnType<typeof aLease>>;
  let ben: Awaited<ReturnType<typeof aLease>>;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.now = () => new Date(NOON);
    nadia = await aLandlord(test);
    omar = await aLandlord(test);
    const unit = await aUnit(test, nadia);
    kim = await aRunningLease(
      test,
      nadia,
      { startsOn: '2026-10-01', chargeFrom: '2026-10-01', termEndsOn: '2027-09-30', tenants: [KIM, PAPER] },
      unit.id,
    );
    ben = await aLease(test, nadia, { tenants: [BEN] });
    const past = await aRunningLease(test, nadia, {
      startsOn: '2026-01-01',
      tenants: [{ ...KIM, email: 'KIM@example.com' }],
    });
    await test
      .http('post', `/api/landlords/leases/${past.id}/end`, nadia.token)
      .send({ endsOn: '2026-09-30', confirmReason: 'Both signed' })
      .expect(200);
    await aRunningLease(test, omar, { tenants: [KIM] });
  });
  afterAll(() => test.close());

  const read = async (query = '', who = nadia) =>
    (await test.http('get', `/api/landlords/tenants${query}`, who.token).expect(200)).body as Row[];
  const names = async (query: string) => (await read(query)).map(({ lastName }) => lastName);

  it('come by last name with home, lease, contact and code, and none of another landlord', async () => {
    const rows = await read();
    expect(rows.map(({ lastName }) => lastName)).toEqual(['Adeyemi', 'Larsen', 'Larsen', 'Roy']);
    expect(rows.find(({ leaseId }) => leaseId === ben.id)).toMatchObject({
      firstName: 'Ben',
      email: 'ben@example.com',
      phone: '+1 514 555 0142',
      language: 'fr',
      joined: false,
      code: null,
      leaseState: 'draft',
      startsOn: '2026-11-01',
      endsOn: null,
      currency: 'CAD',
      openCents: 0,
      streetNumber: '87',
      city: 'Montréal',
    });
    expect(await read('', omar)).toHaveLength(1);
  });

  it('are found by name, address, number and home, and filtered', async () => {
    expect(await names('?q=adey')).toEqual(['Adeyemi']);
    expect(await names('?q=555 0142')).toEqual(['Adeyemi']);
    expect(await names('?q=BEN@example')).toEqual(['Adeyemi']);
    expect(await names('?q=ROY zoe')).toEqual(['Roy']);
    expect(await names(`?q=87-${kim.unit.label}`)).toContain('Larsen');
    expect(await names('?q=%25')).toEqual([]);
    expect(await names('?tenancy=current')).toEqual(['Larsen', 'Roy']);
    expect(await names('?tenancy=upcoming')).toEqual(['Adeyemi']);
    expect(await names('?tenancy=former')).toEqual(['Larsen']);
    expect(await names('?email=false')).toEqual(['Roy']);
    expect(await names('?joined=true')).toEqual([]);
    await test.http('get', '/api/landlords/tenants?tenancy=all', nadia.token).expect(400);
    await test.http('get', '/api/landlords/tenants?owes=perhaps', nadia.token).expect(400);
  });

  it('are reached by email who have an account, also where the landlord entered no address', async () => {
    const landlord = await aLandlord(test);
    const lease = await aLease(test, landlord, { tenants: [PAPER, BEN] });
    const reached = async (email: boolean) => (await read(`?email=${email}`, landlord)).map(({ lastName }) => lastName);
    expect([await reached(true), await reached(false)]).toEqual([['Adeyemi'], ['Roy']]);
    const zoe = await person(test, 'tenant');
    await test.sql('update lease_tenant set user_id = $1, joined_at = now() where lease_id = $2 and email is null', [
      zoe.userId,
      lease.id,
    ]);
    expect([await reached(true), await reached(false)]).toEqual([['Adeyemi', 'Roy'], []]);
  });

  it('of a lease that begins later have not started yet', async () => {
    const later = await aLandlord(test);
    const { id } = await aLease(test, later);
    await test.sql("update lease set state = 'active', starts_on = current_date + 20 where id = $1", [id]);
    const ids = async (tenancy: string) => (await read(`?tenancy=${tenancy}`, later)).map(({ leaseId }) => leaseId);
    expect([await ids('current'), await ids('upcoming')]).toEqual([[], [id]]);
    await test.sql('update lease set starts_on = current_date - 20 where id = $1', [id]);
    expect([await ids('current'), await ids('upcoming')]).toEqual([[id], []]);
  });

  it('owe what their lease owes', async () => {
    await test
      .http('post', `/api/landlords/leases/${kim.id}/charges`, nadia.token)
      .send({ amountCents: 4200, label: 'Keys' })
      .expect(201);
    const rows = await read('?owes=true');
    expect(rows.map(({ leaseId }) => leaseId)).toEqual([kim.id, kim.id]);
    // Rent may have been posted by now.
    for (const { openCents } of rows) expect(openCents).toBeGreaterThanOrEqual(4200);
    expect((await read('?owes=false')).some(({ leaseId }) => leaseId === kim.id)).toBe(false);
  });

  it('come in pages without losing or doubling anyone', async () => {
    const first = await test.http('get', '/api/landlords/tenants?limit=2&count=true', nadia.token).expect(200);
    expect(first.headers['x-total-count']).toBe('4');
    const next = /<([^>]+)>/.exec(first.headers['link'] ?? '')?.[1] ?? '';
    const second = await test.http('get', next, nadia.token).expect(200);
    const ids = [...first.body, ...second.body].map(({ id }: Row) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it('have a page with every lease of the same person', async () => {
    const { body } = await test.http('get', `/api/landlords/tenants/${kim.tenants[0]?.id}`, nadia.token).expect(200);
    expect(body).toMatchObject({ firstName: 'Kim', leaseId: kim.id, leaseState: 'active' });
    expect(body.leases.map(({ leaseState }: { leaseState: string }) => leaseState)).toEqual(['active', 'ended']);
    await test.http('get', `/api/landlords/tenants/${kim.tenants[0]?.id}`, omar.token).expect(404);
    await test.http('get', '/api/landlords/tenants/nobody', nadia.token).expect(404);
  });

  it('two people who share an address stay two people', async () => {
    const { body } = await test.http('get', `/api/landlords/tenants/${ben.tenants[0]?.id}`, nadia.token).expect(200);
    expect(body.leases).toHaveLength(1);
    const couple = await aLease(test, nadia, { tenants: [{ ...BEN, firstName: 'Ada' }] });
    const { body: ada } = await test
      .http('get', `/api/landlords/tenants/${couple.tenants[0]?.id}`, nadia.token)
      .expect(200);
    expect(ada.leases).toHaveLength(1);
  });

  it.each(['tenant', 'supplier', 'staff'] as const)('are none of a %s’s business', async (role) => {
    const { token } = await person(test, role);
    await test.http('get', '/api/landlords/tenants', token).expect(403);
    await test.http('get', `/api/landlords/tenants/${kim.tenants[0]?.id}`, token).expect(403);
  });
});
