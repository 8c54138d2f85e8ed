import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AREA_PREFIXES_MAX } from '../../../src/contract/service-area.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { supplier, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('FTO-3 where a supplier works', () => {
  let test: TestApp;
  let home: LetHome;
  let near: Craftsman;
  let far: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    home = await letHome(test);
    await test.sql("update property set country = 'CA', postal_code = 'h2t 2n6' where id = $1", [home.propertyId]);
    far = await supplier(test, 'Abel');
    await supplier(test, 'Bertin');
    near = await supplier(test, 'Zoe');
  });
  afterAll(() => test.close());

  const say = (who: Person, body: object) => test.http('put', '/api/suppliers/me/area', who.token).send(body);
  const seen = async (who: Person, query = '') => {
    const { body } = await test.http('get', `/api/suppliers?limit=50${query}`, who.token).expect(200);
    return body.map(({ companyName, serves }: { companyName: string; serves: unknown }) => [companyName, serves]);
  };

  it('is kept as postal codes are compared, each once, and shown to those who read the directory', async () => {
    const { body } = await say(near, { country: 'CA', prefixes: ['h2t', ' H2V', 'H2T '] }).expect(200);
    expect(body).toMatchObject({ areaCountry: 'CA', areaPrefixes: ['H2T', 'H2V'], serves: null });
    await say(far, { country: 'CA', prefixes: ['K1A'] }).expect(200);
    const { body: read } = await test.http('get', `/api/suppliers/${near.id}`, home.landlord.token).expect(200);
    expect(read).toMatchObject({ areaCountry: 'CA', areaPrefixes: ['H2T', 'H2V'] });
  });

  it('who serves a home comes first, then who says nothing, and the others are marked', async () => {
    const asked = `&propertyId=${home.propertyId}`;
    const sorted = [
      ['Zoe', true],
      ['Bertin', null],
      ['Abel', false],
    ];
    expect(await seen(home.landlord, asked)).toEqual(sorted);
    expect(await seen(home.landlord, `${asked}&trade=plumbing&count=true`)).toEqual(sorted);
    const { body: first, headers } = await test
      .http('get', `/api/suppliers?limit=1${asked}`, home.landlord.token)
      .expect(200);
    expect(first).toMatchObject([{ companyName: 'Zoe' }]);
    const next = /cursor=([^&>]+)/.exec(headers['link'] as string)?.[1];
    const { body: second } = await test
      .http('get', `/api/suppliers?limit=1${asked}&cursor=${next}`, home.landlord.token)
      .expect(200);
    expect(second).toMatchObject([{ companyName: 'Bertin' }]);
    // Without a home, and for a home that isn't the reader's, nothing is marked.
    const plain = [
      ['Abel', null],
      ['Bertin', null],
      ['Zoe', null],
    ];
    expect(await seen(home.landlord)).toEqual(plain);
    for (const who of [await person(test, 'landlord'), home.tenant, near])
      expect(await seen(who, asked)).toEqual(plain);
  });

  it('the same digits in another country are another place, and a shorter code is not inside a longer one', async () => {
    const american = await supplier(test, 'Yankee');
    await say(american, { country: 'US', prefixes: ['981', '98052'] }).expect(200);
    const serves = async (country: string, code: string) => {
      await test.sql('update property set country = $2, postal_code = $3 where id = $1', [
        home.propertyId,
        country,
        code,
      ]);
      const rows = await seen(home.landlord, `&propertyId=${home.propertyId}`);
      return rows.find(([name]: [string]) => name === 'Yankee')[1];
    };
    expect(await serves('US', '98101-1234')).toBe(true);
    expect(await serves('US', '98052')).toBe(true);
    expect(await serves('US', '98053')).toBe(false);
    expect(await serves('US', '9')).toBe(false);
    expect(await serves('FR', '98101')).toBe(false);
    expect(await serves('US', '%')).toBe(false);
    await test.sql("update property set country = 'CA', postal_code = 'H2T 2N6' where id = $1", [home.propertyId]);
  });

  it.each([
    [{ country: 'CA', prefixes: ['H2T 2N6'] }],
    [{ country: 'CA', prefixes: ['H2'] }],
    [{ country: 'CA', prefixes: ['H2T', ''] }],
    [{ country: 'US', prefixes: ['98'] }],
    [{ country: 'US', prefixes: ['981011'] }],
    [{ country: 'FR', prefixes: ['75001000001'] }],
    [{ country: 'FR', prefixes: ["75'; drop table supplier; --"] }],
    [{ country: 'FR', prefixes: ['75%'] }],
    [{ country: 'FR', prefixes: ['x'.repeat(100_000)] }],
    [{ country: 'FR', prefixes: [75] }],
    [{ country: 'FR', prefixes: [null] }],
    [{ country: 'FR', prefixes: [['75']] }],
    [{ country: 'FR', prefixes: '75' }],
    [{ country: 'FR', prefixes: null }],
    [{ country: 'FR' }],
    [{ country: null, prefixes: ['75'] }],
    [{ country: 'fr', prefixes: ['75'] }],
    [{ country: 'France', prefixes: ['75'] }],
    [{ country: 'FR', prefixes: Array.from({ length: AREA_PREFIXES_MAX + 1 }, (_, at) => `${at}`) }],
    [{ country: 'FR', prefixes: ['75'], elite: true }],
  ])('refuses %.80j', async (body) => {
    await say(far, body).expect(400);
    const { body: kept } = await test.http('get', '/api/suppliers/me', far.token).expect(200);
    expect(kept).toMatchObject({ areaCountry: 'CA', areaPrefixes: ['K1A'] });
  });

  it('takes 200, is taken away by an empty list, and belongs to suppliers alone', async () => {
    const many = Array.from({ length: AREA_PREFIXES_MAX }, (_, at) => `${at}`);
    const { body } = await say(far, { country: 'FR', prefixes: many }).expect(200);
    expect(body.areaPrefixes).toHaveLength(AREA_PREFIXES_MAX);
    const { body: cleared } = await say(far, { country: 'FR', prefixes: [] }).expect(200);
    expect(cleared).toMatchObject({ areaCountry: null, areaPrefixes: [] });
    for (const who of [home.landlord, home.tenant]) await say(who, { country: 'CA', prefixes: ['H2T'] }).expect(403);
    await say(await person(test, 'supplier'), { country: 'CA', prefixes: ['H2T'] }).expect(404);
    await test.http('get', '/api/suppliers?propertyId=1', home.landlord.token).expect(400);
  });
});
