import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aLease, aProperty, aRunningLease, aUnit, KIM, type Landlord } from '../landlords/landlord.js';

describe('many rows at once', () => {
  let test: TestApp;
  let nadia: Landlord;
  let omar: Landlord;
  beforeAll(async () => {
    test = await startTestApp();
    nadia = await aLandlord(test);
    omar = await aLandlord(test);
  });
  afterAll(() => test.close());

  const bulk = (what: 'properties' | 'units' | 'leases', who: Landlord, ids: string[], action: string) =>
    test.http('post', `/api/landlords/${what}/bulk`, who.token).send({ ids, action });

  it('archives what can be archived and tells why the rest is not', async () => {
    const [empty, foreign, let_] = [
      await aProperty(test, nadia),
      await aProperty(test, omar),
      await aRunningLease(test, nadia),
    ];
    const { body } = await bulk('properties', nadia, [empty.id, foreign.id, let_.propertyId], 'archive').expect(200);
    expect(body.done).toEqual([empty.id]);
    expect(body.refused.map(({ id, code }: { id: string; code: string }) => [id, code])).toEqual([
      [foreign.id, 'not_found'],
      [let_.propertyId, 'rule_broken'],
    ]);
    expect((await bulk('properties', nadia, [empty.id], 'restore').expect(200)).body).toEqual({
      done: [empty.id],
      refused: [],
    });
  });

  it('TN-011 takes units off the market and puts them back, archives them, and tells which are let', async () => {
    const [empty, foreign, let_] = [
      await aUnit(test, nadia),
      await aUnit(test, omar),
      await aRunningLease(test, nadia),
    ];
    const ids = [empty.id, foreign.id, let_.unitId];
    const statusOf = async () =>
      (await test.http('get', `/api/landlords/units/${empty.id}`, nadia.token).expect(200)).body;
    for (const action of ['offline', 'archive']) {
      const { body } = await bulk('units', nadia, ids, action).expect(200);
      expect(body.done).toEqual([empty.id]);
      expect(body.refused.map(({ code }: { code: string }) => code)).toEqual(['not_found', 'rule_broken']);
    }
    expect(await statusOf()).toMatchObject({ status: 'offline', archived: true });
    for (const action of ['restore', 'available']) await bulk('units', nadia, [empty.id], action).expect(200);
    expect(await statusOf()).toMatchObject({ status: 'available', archived: false });
    await bulk('units', nadia, ids, 'sell').expect(400);
  });

  it('TN-020 activates drafts, twice without harm, and refuses the one that overlaps', async () => {
    const first = await aLease(test, nadia);
    const second = await aLease(test, nadia, {}, first.unitId);
    const { body } = await bulk('leases', nadia, [first.id, second.id, first.id], 'activate').expect(200);
    expect(body).toMatchObject({ done: [first.id], refused: [{ id: second.id, code: 'lease_overlap' }] });
    expect((await bulk('leases', nadia, [first.id], 'activate').expect(200)).body.done).toEqual([first.id]);
    expect((await bulk('leases', nadia, [second.id], 'delete').expect(200)).body.done).toEqual([second.id]);
    await bulk('leases', nadia, [], 'activate').expect(400);
    await bulk('leases', nadia, [first.id], 'burn').expect(400);
  });

  it('TN-023 gives many leases one late fee, and tells which regions forbid it', async () => {
    const at = async (region: string, who = nadia) => {
      const { id } = await aProperty(test, who, { city: 'Elsewhere', region, country: 'CA', postalCode: 'X0A 0H0' });
      return (await aRunningLease(test, who, {}, (await aUnit(test, who, {}, id)).id)).id;
    };
    const [ours, forbidden, foreign] = [await at('NU'), await at('QC'), await at('NU', omar)];
    const fees = (fee: object) =>
      test
        .http('post', '/api/landlords/leases/late-fees', nadia.token)
        .send({ ids: [ours, forbidden, foreign], lateFeeValue: 2500, lateFeeAfterDays: 6, ...fee });
    for (const _ of ['once', 'twice']) {
      const { body } = await fees({ lateFeeKind: 'fixed' }).expect(200);
      expect(body.done).toEqual([ours]);
      expect(body.refused).toMatchObject([
        { id: forbidden, code: 'region_rule' },
        { id: foreign, code: 'not_found' },
      ]);
    }
    const lease = async () => (await test.http('get', `/api/landlords/leases/${ours}`, nadia.token).expect(200)).body;
    expect(await lease()).toMatchObject({ lateFeeKind: 'fixed', lateFeeValue: 2500, lateFeeAfterDays: 6 });
    const none = { lateFeeKind: 'none', lateFeeValue: 0, lateFeeAfterDays: 0 };
    expect((await fees(none).expect(200)).body.done).toEqual([ours, forbidden]);
    expect(await lease()).toMatchObject(none);
    await fees({ lateFeeKind: 'fixed', lateFeeValue: 2.5 }).expect(400);
    await fees({ lateFeeKind: 'half' }).expect(400);
  });

  it('TN-009 issues a letter for everybody who has not joined, of the landlord’s own leases alone', async () => {
    const lease = await aLease(test, nadia, {
      tenants: [KIM, { ...KIM, firstName: 'Lou', email: 'lou@example.com', language: 'fr' }],
    });
    const foreign = await aLease(test, omar);
    const { body } = await test
      .http('post', '/api/landlords/leases/codes', nadia.token)
      .send({ ids: [lease.id, foreign.id] })
      .expect(201);
    expect(body.map(({ letter }: { letter: { language: string } }) => letter.language)).toEqual(['en', 'fr']);
    await test.http('post', '/api/auth/tenant-code').send({ code: body[0].code }).expect(200);
    const unproven = await aLandlord(test, { verified: false });
    const own = await aLease(test, unproven);
    await test
      .http('post', '/api/landlords/leases/codes', unproven.token)
      .send({ ids: [own.id] })
      .expect(403);
  });
});
