import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DemoPeople } from '../../../src/modules/accounts/demo-people.service.js';
import { ADDRESS_CHANGES } from '../../../src/modules/profiles/limits.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { pdfTexts } from '../../support/pdf-text.js';

const ADDRESS = {
  streetNumber: '1200',
  street: 'McGill College Avenue',
  secondLine: 'Suite 300',
  city: 'Montréal',
  region: 'Quebec',
  postalCode: 'h3b4g7',
  country: 'CA',
};
const STORED = { ...ADDRESS, region: 'QC', postalCode: 'H3B 4G7' };
const LINES = ['1200 McGill College Avenue', 'Suite 300', 'Montréal, QC H3B 4G7'];

describe('ST-011 the landlord’s postal address', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-10T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-11-01', rentCents: 120_000 });
  });

  const save = (postalAddress: object | null, token = home.landlord.token) =>
    test.http('put', '/api/profiles/me', token).send({ postalAddress });
  const own = async (token = home.landlord.token) =>
    (await test.http('get', '/api/profiles/me', token).expect(200)).body.postalAddress;
  const lease = async () =>
    (await test.http('get', `/api/tenants/me/lease?leaseId=${home.leaseId}`, home.tenant.token).expect(200)).body;
  const paper = async (path: string, token = home.landlord.token) =>
    pdfTexts((await test.http('get', path, token).buffer().expect(200)).body).join('\n');

  it('is saved, changed, cleared, and left alone by other changes', async () => {
    expect(await own()).toBeNull();
    expect((await save(ADDRESS).expect(200)).body.postalAddress).toEqual(STORED);
    await test.http('put', '/api/profiles/me', home.landlord.token).send({ firstName: 'Lou' }).expect(200);
    expect(await own()).toEqual(STORED);
    await save({ ...ADDRESS, secondLine: '' }).expect(200);
    expect(await own()).toEqual({ ...STORED, secondLine: null });
    await save(null).expect(200);
    expect(await own()).toBeNull();
    const [entry] = await test.sql(
      "select reason from audit_entry where user_id = $1 and action = 'profile.update' order by id desc limit 1",
      [home.landlord.userId],
    );
    expect(entry).toEqual({ reason: 'postalAddress' });
  });

  it('is whole, and in a place that exists', async () => {
    const refused = async (body: object) =>
      (await save(body).expect(400)).body.details.map(({ field }: { field: string }) => field);
    expect(await refused({ ...ADDRESS, street: '' })).toEqual(['postalAddress.street']);
    expect(await refused({ ...ADDRESS, postalCode: '98101' })).toEqual(['postalAddress.postalCode']);
    expect(await refused({ ...ADDRESS, region: 'Atlantis' })).toEqual(['postalAddress.region']);
    expect(await refused({ ...ADDRESS, secondLine: 'x'.repeat(121) })).toEqual(['postalAddress.secondLine']);
    for (const part of Object.keys(ADDRESS))
      for (const lines of ['a\nb', 'a\r\nb', 'a\u2028b'])
        expect(await refused({ ...ADDRESS, [part]: lines })).toContain(`postalAddress.${part}`);
    expect(await own()).toBeNull();
  });

  it('only an owner changes it; a manager reads it, and it is nobody else’s', async () => {
    await save(ADDRESS).expect(200);
    const manager = await person(test, 'landlord');
    await test.sql("update membership set account_id = $2, role = 'manager' where user_id = $1", [
      manager.userId,
      home.landlord.accountId,
    ]);
    expect((await save({ ...ADDRESS, streetNumber: '1' }, manager.token).expect(403)).body.code).toBe('owner_only');
    await save(ADDRESS, manager.token).expect(200);
    expect(await own(manager.token)).toEqual(STORED);
    await save(ADDRESS, home.tenant.token).expect(200);
    expect(await own(home.tenant.token)).toBeNull();
    const stranger = await person(test, 'landlord');
    expect(await own(stranger.token)).toBeNull();
  });

  it('every owner gets an email about a change, without the address, and about nothing else', async () => {
    const partner = await person(test, 'landlord');
    await test.sql('update membership set account_id = $2 where user_id = $1', [
      partner.userId,
      home.landlord.accountId,
    ]);
    const mails = async (who = partner) =>
      (
        await test.sql<{ params: { state: string; by: string } }>(
          "select params from outbox_message where recipient = $1 and template = 'profiles.address_changed' order by id",
          [who.email],
        )
      ).map(({ params }) => params);
    await save(ADDRESS).expect(200);
    await save(ADDRESS).expect(200);
    await test.http('put', '/api/profiles/me', home.landlord.token).send({ firstName: 'Lou' }).expect(200);
    expect((await mails()).map(({ state }) => state)).toEqual(['changed']);
    await save(null).expect(200);
    expect((await mails()).map(({ state }) => state)).toEqual(['changed', 'removed']);
    expect(await mails(home.landlord)).toHaveLength(2);
    expect(JSON.stringify([await mails(), await mails(home.landlord)])).not.toContain('McGill');
  });

  it('tenants see it with the name of the landlord', async () => {
    expect((await lease()).landlord.address).toBeNull();
    await save(ADDRESS).expect(200);
    expect((await lease()).landlord.address).toEqual(STORED);
  });

  it('who has left reads it no more, on the page or on a paper; the landlord’s papers keep it', async () => {
    await test.app.get(RentRun).run();
    await save(ADDRESS).expect(200);
    await test
      .http('post', `/api/landlords/leases/${home.leaseId}/payments`, home.landlord.token)
      .send({ amountCents: 50_000, method: 'cheque', paidOn: '2026-11-02' })
      .expect(201);
    const [payment] = await test.sql<{ id: string }>('select id from payment where lease_id = $1', [home.leaseId]);
    const papers = [
      `/api/payments/${payment?.id}/receipt`,
      `/api/leases/${home.leaseId}/letters/receipt`,
      `/api/leases/${home.leaseId}/statement?year=2026`,
    ];
    const shown = async (token = home.tenant.token) => {
      const texts = [];
      for (const path of papers) texts.push(await paper(path, token));
      return texts.map((text) => text.includes('McGill'));
    };
    const all = papers.map(() => true);
    const none = papers.map(() => false);
    expect(await shown()).toEqual(all);
    // Someone's last day still counts; the day after it doesn't, while the others live on there.
    await test.sql("update lease_tenant set leaves_on = '2026-11-10' where lease_id = $1", [home.leaseId]);
    expect(await shown()).toEqual(all);
    await test.sql("update lease_tenant set leaves_on = '2026-11-09' where lease_id = $1", [home.leaseId]);
    expect((await lease()).landlord).toMatchObject({ address: null });
    expect(await shown()).toEqual(none);
    await test.sql('update lease_tenant set leaves_on = null where lease_id = $1', [home.leaseId]);
    expect((await lease()).landlord.address).toEqual(STORED);
    await test.sql("update lease set state = 'ended', ends_on = '2026-11-05' where id = $1", [home.leaseId]);
    expect((await lease()).landlord).toMatchObject({ address: null });
    expect(await shown()).toEqual(none);
    expect(await shown(home.landlord.token)).toEqual(all);
  });

  it('papers have it below the landlord’s name, and look as before without it', async () => {
    await test.app.get(RentRun).run();
    const at = `/api/landlords/leases/${home.leaseId}`;
    await test
      .http('post', `${at}/payments`, home.landlord.token)
      .send({ amountCents: 50_000, method: 'cheque', paidOn: '2026-11-02' })
      .expect(201);
    const papers = [
      `/api/leases/${home.leaseId}/letters/receipt`,
      `/api/leases/${home.leaseId}/statement?year=2026`,
      `${at}/reminder-letter`,
      '/api/reports/rent_roll/pdf?from=2026-11-01&to=2026-11-30',
    ];
    for (const path of papers) expect(await paper(path)).not.toContain('McGill');
    await save(ADDRESS).expect(200);
    for (const path of papers) {
      const text = await paper(path);
      for (const line of LINES) expect(text).toContain(line);
    }
    await test.sql("update property set country = 'US', region = 'NY' where id = $1", [home.propertyId]);
    expect(await paper(`${papers[0]}?language=fr`)).toContain('Canada');
  });

  it('the welcome letter has it too', async () => {
    await save({ ...ADDRESS, secondLine: null }).expect(200);
    const issued = await test
      .http('post', `/api/landlords/leases/${home.leaseId}/codes`, home.landlord.token)
      .send({})
      .expect(201);
    expect(issued.body.letter.fromAddress).toEqual([LINES[0], LINES[2]]);
  });

  it('DEM the demo’s landlord has one, and what visitors write there is undone', async () => {
    const people = test.app.get(DemoPeople);
    await people.ensure();
    const read = () => test.sql("select street_number, city from account where demo and kind = 'landlord'");
    const before = await read();
    expect(before).toEqual([{ street_number: '9999', city: 'Montréal' }]);
    await test.sql("update account set street_number = '9' where demo and kind = 'landlord'");
    const scope = test.app.get(Scope);
    await scope.asSystem('test', () => scope.write('test', (tx) => people.restore(tx)));
    expect(await read()).toEqual(before);
  });
});

it('SEC-08 who would flood the owners with changes has to wait; taking the address off always passes', async () => {
  const test = await startTestApp({ RATE_LIMIT_FACTOR: '1' });
  const mine = await person(test, 'landlord');
  const put = (postalAddress: object | null) =>
    test.http('put', '/api/profiles/me', mine.token).send({ postalAddress });
  for (let house = 1; house <= ADDRESS_CHANGES.points; house++)
    await put({ ...ADDRESS, streetNumber: `${house}` }).expect(200);
  await put({ ...ADDRESS, streetNumber: '999' }).expect(429);
  await put(null).expect(200);
  await test.close();
});
