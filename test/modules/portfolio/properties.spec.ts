import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { REGION_TOPICS } from '../../../src/contract/region-rules.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aLease, aProperty, aRunningLease, aUnit, LAURIER, type Landlord } from '../landlords/landlord.js';

describe('properties and units', () => {
  let test: TestApp;
  let nadia: Landlord;
  let omar: Landlord;
  beforeAll(async () => {
    test = await startTestApp();
    nadia = await aLandlord(test);
    omar = await aLandlord(test);
  });
  afterAll(() => test.close());

  it('TN-001 a property is made, listed and read; money and zone follow from its address', async () => {
    const made = await test.http('post', '/api/landlords/properties', nadia.token).send(LAURIER).expect(201);
    expect(made.body).toMatchObject({
      ...LAURIER,
      name: '87 Laurier Avenue West',
      currency: 'CAD',
      timeZone: 'America/Toronto',
      unitCount: 0,
      units: [],
    });
    const list = await test.http('get', '/api/landlords/properties', nadia.token).expect(200);
    expect(list.body.map(({ id }: { id: string }) => id)).toContain(made.body.id);
    const read = await test.http('get', `/api/landlords/properties/${made.body.id}`, nadia.token).expect(200);
    expect(read.body).toEqual(made.body);
  });

  it('TN-002 PUT changes what is sent, and takes the whole answer back', async () => {
    const { id } = await aProperty(test, nadia);
    const changed = await test
      .http('put', `/api/landlords/properties/${id}`, nadia.token)
      .send({ name: 'The corner', yearBuilt: 1911 })
      .expect(200);
    expect(changed.body).toMatchObject({ name: 'The corner', yearBuilt: 1911, city: 'Montréal', version: 2 });
    const again = await test
      .http('put', `/api/landlords/properties/${id}`, nadia.token)
      .send({ ...changed.body, yearBuilt: null })
      .expect(200);
    expect(again.body).toMatchObject({ name: 'The corner', yearBuilt: null });
    await test
      .http('put', `/api/landlords/properties/${id}`, nadia.token)
      .send({ name: 'Late', version: 1 })
      .expect(409);
  });

  it('TN-002 the zone follows a corrected address, unless it was chosen', async () => {
    const seattle = { city: 'Seattle', region: 'New York', postalCode: '98101', country: 'US' };
    const { id, ...made } = await aProperty(test, nadia, seattle);
    expect(made).toMatchObject({ region: 'NY', timeZone: 'America/New_York' });
    const put = async (change: object) =>
      (await test.http('put', `/api/landlords/properties/${id}`, nadia.token).send(change).expect(200)).body;
    expect(await put({ region: 'Washington' })).toMatchObject({ region: 'WA', timeZone: 'America/Los_Angeles' });
    expect(await put({ timeZone: 'America/Phoenix' })).toMatchObject({ timeZone: 'America/Phoenix' });
    expect(await put({ region: 'AZ' })).toMatchObject({ region: 'AZ', timeZone: 'America/Phoenix' });
    expect(await put({ region: 'TX' })).toMatchObject({ region: 'TX', timeZone: 'America/Chicago' });
  });

  it('refuses bad input by name, never with a 5xx', async () => {
    const bad = [
      { street: null },
      { country: 'Atlantis' },
      { region: 'Nowhere at all' },
      { region: 'WAS', country: 'US', postalCode: '98101' },
      { timeZone: 'Mars/Olympus' },
      { yearBuilt: 12 },
      { type: 'castle' },
      { currency: 'XXX' },
      { streetNumber: '' },
      { streetNumber: 'x'.repeat(13) },
      { nonsense: true },
      { yearBuilt: 2 ** 40 },
    ];
    for (const wrong of bad) {
      const [field] = Object.keys(wrong) as [string];
      const made = await test
        .http('post', '/api/landlords/properties', nadia.token)
        .send({ ...LAURIER, ...wrong })
        .expect(400);
      expect(made.body.details.map((detail: { field: string }) => detail.field)).toContain(field);
    }
    await test
      .http('post', '/api/landlords/properties', nadia.token)
      .send({ ...LAURIER, name: 'a\0b' })
      .expect(400);
    const { id } = await aProperty(test, nadia);
    await test.http('put', `/api/landlords/properties/${id}`, nadia.token).send({ street: null }).expect(400);
  });

  it('TN-003 TN-004 a unit is made, read and changed', async () => {
    const { id } = await aProperty(test, nadia);
    const made = await test
      .http('post', `/api/landlords/properties/${id}/units`, nadia.token)
      .send({ label: '302', bedrooms: 2, bathrooms: 1.5, marketRentCents: 179_000 })
      .expect(201);
    expect(made.body).toMatchObject({
      propertyId: id,
      label: '302',
      bathrooms: 1.5,
      status: 'available',
      currency: 'CAD',
      lease: null,
      leases: [],
    });
    const changed = await test
      .http('put', `/api/landlords/units/${made.body.id}`, nadia.token)
      .send({ ...made.body, label: '303', status: 'offline', marketRentCents: null })
      .expect(200);
    expect(changed.body).toMatchObject({ label: '303', status: 'offline', marketRentCents: null, bedrooms: 2 });
    const read = await test.http('get', `/api/landlords/units/${made.body.id}`, nadia.token).expect(200);
    expect(read.body).toEqual(changed.body);
  });

  it('one label stands once in a property', async () => {
    const { id } = await aProperty(test, nadia);
    await aUnit(test, nadia, { label: '1' }, id);
    await test.http('post', `/api/landlords/properties/${id}/units`, nadia.token).send({ label: '1' }).expect(409);
    const { body: upper } = await test
      .http('post', `/api/landlords/properties/${id}/units`, nadia.token)
      .send({ label: 'B1' })
      .expect(201);
    await test.http('post', `/api/landlords/properties/${id}/units`, nadia.token).send({ label: 'b1' }).expect(409);
    await test
      .http('put', `/api/landlords/units/${upper.id}`, nadia.token)
      .send({ label: 'b1', version: upper.version })
      .expect(200);
  });

  it('TN-011 refuses a status that does not exist', async () => {
    const { id } = await aProperty(test, nadia);
    await test
      .http('post', `/api/landlords/properties/${id}/units`, nadia.token)
      .send({ label: '9', status: 'haunted' })
      .expect(400);
    const unit = await aUnit(test, nadia);
    await test.http('put', `/api/landlords/units/${unit.id}`, nadia.token).send({ status: 'rented' }).expect(400);
  });

  it('TN-005 TN-006 another landlord gets 404, also for a malformed and an unknown id', async () => {
    const property = await aProperty(test, nadia);
    const unit = await aUnit(test, nadia, {}, property.id);
    for (const id of [property.id, 'nonsense', '01900000-0000-7000-8000-000000000000']) {
      await test.http('get', `/api/landlords/properties/${id}`, omar.token).expect(404);
      await test.http('put', `/api/landlords/properties/${id}`, omar.token).send({ name: 'Mine' }).expect(404);
      await test.http('post', `/api/landlords/properties/${id}/units`, omar.token).send({ label: '1' }).expect(404);
    }
    await test.http('get', `/api/landlords/units/${unit.id}`, omar.token).expect(404);
    await test.http('put', `/api/landlords/units/${unit.id}`, omar.token).send({ label: 'Mine' }).expect(404);
    const list = await test.http('get', '/api/landlords/properties', omar.token).expect(200);
    expect(list.body).toEqual([]);
  });

  it('nobody without a session and no supplier gets in', async () => {
    await test.http('get', '/api/landlords/properties').expect(401);
    const userData = { firstName: 'Sam', lastName: 'Roy', userType: 'supplier', serviceType: 'plumbing' };
    const { body } = await test
      .http('post', '/api/auth/signup')
      .send({ email: 'sam@example.com', password: 'correct horse', userData })
      .expect(201);
    await test.http('get', '/api/landlords/properties', body.access_token).expect(403);
    await test.http('post', '/api/landlords/properties', body.access_token).send(LAURIER).expect(403);
  });

  it('counts units by state in the list, and shows units in the order of their doors', async () => {
    const { id } = await aProperty(test, nadia, { name: 'Counted' });
    const units = [];
    for (const label of ['10', '9', '9A', 'Garden'])
      units.push(await aUnit(test, nadia, { label, status: label === 'Garden' ? 'offline' : 'available' }, id));
    await aRunningLease(test, nadia, {}, units[0]?.id);
    const list = await test.http('get', '/api/landlords/properties?q=counted', nadia.token).expect(200);
    expect(list.body).toMatchObject([{ id, unitCount: 4, occupiedCount: 1, offlineCount: 1 }]);
    const { body: away } = await test.http('get', '/api/landlords/properties?having=offline&limit=200', nadia.token);
    expect(away.map((one: { id: string }) => one.id)).toContain(id);
    for (const one of away) expect(one.offlineCount).toBeGreaterThan(0);
    const read = await test.http('get', `/api/landlords/properties/${id}`, nadia.token).expect(200);
    expect(read.body.units.map(({ label, status }: { label: string; status: string }) => [label, status])).toEqual([
      ['9', 'available'],
      ['9A', 'available'],
      ['10', 'occupied'],
      ['Garden', 'offline'],
    ]);
  });

  it('pages by name without losing or doubling a row', async () => {
    const rosa = await aLandlord(test);
    for (const name of ['c', 'A', 'b', 'A', 'd']) await aProperty(test, rosa, { name });
    const seen: string[] = [];
    let path: string | undefined = '/api/landlords/properties?sort=name&limit=2&count=true';
    while (path) {
      const page: Response = await test.http('get', path, rosa.token).expect(200);
      expect(page.headers['x-total-count']).toBe('5');
      seen.push(...page.body.map(({ name }: { name: string }) => name));
      path = /<([^>]+)>/.exec(page.headers.link ?? '')?.[1];
    }
    expect(seen).toEqual(['A', 'A', 'b', 'c', 'd']);
    const counted = await test.http('get', '/api/landlords/properties?sort=-unitCount&limit=2', rosa.token).expect(200);
    const next = /<([^>]+)>/.exec(counted.headers.link ?? '')?.[1] ?? '';
    expect((await test.http('get', next, rosa.token).expect(200)).body).toHaveLength(2);
  });

  it('sorts by street, and by house number as a number', async () => {
    const rosa = await aLandlord(test);
    for (const [streetNumber, street] of [
      ['1455', 'Rue Drolet'],
      ['12', 'Rue Saint-Denis'],
      ['745', 'Rue Drolet'],
      ['745A', 'Rue Drolet'],
      ['2210', 'rue Drolet'],
    ])
      await aProperty(test, rosa, { name: `${streetNumber} ${street}`, streetNumber, street });
    const inOrder = async (sort: string) =>
      (await test.http('get', `/api/landlords/properties?sort=${sort}`, rosa.token).expect(200)).body.map(
        (property: { streetNumber: string }) => property.streetNumber,
      );
    expect(await inOrder('street')).toEqual(['745', '745A', '1455', '2210', '12']);
    expect(await inOrder('-street')).toEqual(['12', '2210', '1455', '745A', '745']);
    expect(await inOrder('name')).toEqual(['12', '745', '745A', '1455', '2210']);
  });

  it('TN-015 archives instead of deleting, and not while a lease runs', async () => {
    const { id } = await aProperty(test, nadia, { name: 'Old house' });
    await test
      .http('delete', `/api/landlords/properties/${id}`, nadia.token)
      .expect((answer) => expect(answer.status).toBeGreaterThanOrEqual(400));
    const away = await test
      .http('put', `/api/landlords/properties/${id}`, nadia.token)
      .send({ archived: true })
      .expect(200);
    expect(away.body.archivedAt).not.toBeNull();
    expect((await test.http('get', '/api/landlords/properties?q=Old house', nadia.token)).body).toEqual([]);
    expect(
      (await test.http('get', '/api/landlords/properties?q=Old house&archived=true', nadia.token)).body,
    ).toHaveLength(1);
    const lease = await aRunningLease(test, nadia);
    const refused = await test
      .http('put', `/api/landlords/properties/${lease.propertyId}`, nadia.token)
      .send({ archived: true })
      .expect(422);
    expect(refused.body).toMatchObject({ code: 'rule_broken', reason: expect.stringMatching(/_let$/) });
    await test.http('put', `/api/landlords/units/${lease.unitId}`, nadia.token).send({ archived: true }).expect(422);
    await test.http('put', `/api/landlords/units/${lease.unitId}`, nadia.token).send({ status: 'offline' }).expect(422);
  });

  it('TN-015 lets no archived unit', async () => {
    const { unitId } = await aLease(test, nadia);
    const archive = (archived: boolean) =>
      test.http('put', `/api/landlords/units/${unitId}`, nadia.token).send({ archived });
    const letIt = () =>
      test
        .http('post', `/api/landlords/units/${unitId}/leases`, nadia.token)
        .send({ startsOn: '2026-07-01', rentCents: 165_000, dueDay: 1 });
    await archive(true).expect(200);
    expect((await letIt().expect(422)).body).toMatchObject({ code: 'rule_broken', reason: 'unit_archived' });
    await archive(false).expect(200);
    await letIt().expect(201);
  });

  it('keeps the currency once there are leases', async () => {
    const { id } = await aProperty(test, nadia);
    const other = await test.http('put', `/api/landlords/properties/${id}`, nadia.token).send({ currency: 'USD' });
    expect([other.status, other.body.currency]).toEqual([200, 'USD']);
    const lease = await aLease(test, nadia);
    await test
      .http('put', `/api/landlords/properties/${lease.propertyId}`, nadia.token)
      .send({ currency: 'USD' })
      .expect(422);
  });

  it('tells which rules of the region hold, with their sources, and where none is known', async () => {
    const { id } = await aProperty(test, nadia);
    const montreal = await test.http('get', `/api/landlords/properties/${id}/region-rules`, nadia.token).expect(200);
    expect(montreal.body.region).toBe('CA-QC');
    const lateFee = montreal.body.rules.find(({ topic }: { topic: string }) => topic === 'late_fee');
    expect(lateFee).toMatchObject({
      status: 'automatic',
      value: expect.stringContaining('banned'),
      source: expect.any(String),
    });
    expect(montreal.body.rules.map(({ topic }: { topic: string }) => topic).toSorted()).toEqual(
      [...REGION_TOPICS].toSorted(),
    );
    await test.http('get', `/api/landlords/properties/${id}/region-rules`, omar.token).expect(404);
    const lyon = await aProperty(test, nadia, { city: 'Lyon', region: 'ARA', country: 'FR', postalCode: '69001' });
    const unknown = await test
      .http('get', `/api/landlords/properties/${lyon.id}/region-rules`, nadia.token)
      .expect(200);
    expect(unknown.body).toEqual({ region: null, rules: [] });
  });
});
