import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TRADES } from '../../../src/contract/service-types.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person } from '../../factories/people.js';
import { supplier, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('a supplier has several trades (docs/decisions/1380)', () => {
  let test: TestApp;
  let home: LetHome;
  let zoe: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    home = await letHome(test);
    await supplier(test, 'Abel');
    zoe = await supplier(test, 'Zoe');
    const { id } = await supplier(test, 'Max');
    await test.sql("update supplier set trade = 'general' where id = $1", [id]);
  });
  afterAll(() => test.close());

  const change = (body: object, who = zoe) => test.http('patch', `/api/suppliers/${zoe.id}`, who.token).send(body);
  const names = async (query: string) => {
    const { body } = await test.http('get', `/api/suppliers?limit=50&${query}`, home.landlord.token).expect(200);
    return body.map(({ companyName }: { companyName: string }) => companyName);
  };

  it('the main one first, and each is found, filtered and exported', async () => {
    const { body } = await change({ trades: ['hvac', 'pest_control', 'plumbing'] }).expect(200);
    const stated = { serviceType: 'Plumber', trade: 'plumbing', trades: ['plumbing', 'hvac', 'pest_control'] };
    expect(body).toMatchObject(stated);
    expect(await names('trade=pest_control')).toEqual(['Zoe']);
    expect(await names('trade=plumbing')).toEqual(['Abel', 'Zoe']);
    expect(await names('q=pest%20control')).toEqual(['Zoe']);
    const { text } = await test.http('get', '/api/landlords/export/suppliers.csv', home.landlord.token).expect(200);
    expect(text).toContain('"plumbing, hvac, pest_control"');
    const { body: own } = await test.http('get', '/api/suppliers/me', zoe.token).expect(200);
    expect(own).toMatchObject(stated);
  });

  it('who does what a job needs comes first, one who does all kinds of work among them', async () => {
    await change({ serviceType: 'Roofer', trades: ['hvac', 'roofing'] }).expect(200);
    expect(await names('needs=hvac')).toEqual(['Max', 'Zoe', 'Abel']);
    expect(await names('needs=general')).toEqual(['Abel', 'Max', 'Zoe']);
    await test.sql("update property set country = 'CA', postal_code = 'H2T 2N6' where id = $1", [home.propertyId]);
    const area = { country: 'CA', prefixes: ['H2T'] };
    await test.http('put', '/api/suppliers/me/area', zoe.token).send(area).expect(200);
    expect(await names(`needs=hvac&propertyId=${home.propertyId}&count=true`)).toEqual(['Zoe', 'Max', 'Abel']);
    await test.http('get', "/api/suppliers?needs=hvac'", home.landlord.token).expect(400);
    const tenants = await test.http('get', '/api/suppliers?needs=hvac', home.tenant.token).expect(200);
    expect(tenants.body[0].companyName).toBe('Abel');
  });

  it.each([[[]], [['plumbing', 'plumbing']], [['magic']], [TRADES.slice(0, 9)], ['plumbing']])(
    'refuses %j',
    async (trades) => void (await change({ trades }).expect(400)),
  );

  it('are one’s own to change', async () => {
    const rival = await supplier(test, 'Rival');
    await change({ trades: ['legal'] }, rival).expect(404);
  });

  it('a landlord who invites a supplier names several', async () => {
    const invitation = { email: 'handy@example.com', trades: ['carpentry', 'painting'] };
    const { body } = await test.http('post', '/api/suppliers/invitations', home.landlord.token).send(invitation);
    const { body: entry } = await test.http('get', `/api/suppliers/${body.supplierId}`, home.landlord.token);
    expect(entry).toMatchObject({ serviceType: 'Carpenter', trade: 'carpentry', trades: ['carpentry', 'painting'] });
  });

  it('someone new states them when entering the directory', async () => {
    const solo = await person(test, 'supplier');
    const entry = { companyName: 'Solo', serviceType: 'Cleaning', trades: ['painting'] };
    const { body } = await test.http('post', '/api/suppliers', solo.token).send(entry).expect(201);
    expect(body.trades).toEqual(['cleaning', 'painting']);
  });

  it('a server of the release before, which writes one trade, keeps the others', async () => {
    await change({ serviceType: 'Plumber', trades: ['plumbing', 'hvac'] }).expect(200);
    const trades = async () =>
      (await test.sql<{ trades: string[] }>('select trades from supplier where id = $1', [zoe.id]))[0]?.trades;
    await test.sql("update supplier set trade = 'roofing' where id = $1", [zoe.id]);
    expect(await trades()).toEqual(['roofing', 'hvac']);
    await test.sql("update supplier set trade = 'hvac' where id = $1", [zoe.id]);
    expect(await trades()).toEqual(['hvac']);
    await test.sql("update supplier set city = 'Laval' where id = $1", [zoe.id]);
    expect(await trades()).toEqual(['hvac']);
    await expect(test.sql(`update supplier set trades = '["legal", "hvac"]' where id = $1`, [zoe.id])).rejects.toThrow(
      'supplier_trades',
    );
  });
});
