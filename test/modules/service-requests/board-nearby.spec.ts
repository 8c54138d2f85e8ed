import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { filedRequest, supplier, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

interface Job {
  description: string;
  inTrades: boolean;
  inArea: boolean | null;
}

describe('EL-009 the job board begins with what fits (docs/decisions/1381)', () => {
  let test: TestApp;
  let zoe: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    zoe = await supplier(test, 'Zoe');
    await test.http('post', '/api/elite/subscribe', zoe.token).send({ plan: 'annual' }).expect(201);
    await posted('Near and mine', 'HVAC', 'h2t 2n6');
    await posted('Near, of all trades', 'Other', 'H2T 1A1');
    await posted('Far and mine', 'HVAC', 'K1A 0B1');
    await posted('Near, not mine', 'Electrical', 'H2T 2N7');
    await posted('Abroad', 'HVAC', 'H2T', 'US');
  });
  afterAll(() => test.close());

  async function posted(description: string, issueType: string, postalCode: string, country = 'CA'): Promise<void> {
    const { requestId, landlord, propertyId } = await filedRequest(test, { issueType });
    await test.sql('update property set country = $2, postal_code = $3 where id = $1', [
      propertyId,
      country,
      postalCode,
    ]);
    const path = `/api/service-requests/${requestId}`;
    await test.http('patch', path, landlord.token).send({ status: 'approved' }).expect(200);
    await test.http('put', `${path}/board`, landlord.token).send({ description }).expect(200);
  }
  const jobs = async (query = ''): Promise<Job[]> =>
    (await test.http('get', `/api/job-board?limit=50${query}`, zoe.token).expect(200)).body;
  const words = async (query = '') => (await jobs(query)).map(({ description }) => description);
  const state = async (trades: string[], prefixes: string[], country = 'CA') => {
    await test.http('patch', `/api/suppliers/${zoe.id}`, zoe.token).send({ trades }).expect(200);
    await test.http('put', '/api/suppliers/me/area', zoe.token).send({ country, prefixes }).expect(200);
  };

  it('one’s trades and area first, the newest of them first, then the others', async () => {
    await state(['plumbing', 'hvac'], ['H2T']);
    const all = await jobs('&count=true');
    expect(all.map(({ description }) => description)).toEqual([
      'Near, of all trades',
      'Near and mine',
      'Abroad',
      'Near, not mine',
      'Far and mine',
    ]);
    expect(all.map(({ inTrades, inArea }) => [inTrades, inArea])).toEqual([
      [true, true],
      [true, true],
      [true, false],
      [false, true],
      [true, false],
    ]);
    expect(await words('&fitting=true')).toEqual(['Near, of all trades', 'Near and mine']);
    expect(await words('&fitting=true&trade=hvac')).toEqual(['Near and mine']);
    expect((await words('&sort=-postedAt'))[0]).toBe('Abroad');
  });

  it('page after page without loss', async () => {
    const seen: string[] = [];
    for (let next = ''; seen.length < 6;) {
      const { body, headers } = await test.http('get', `/api/job-board?limit=2${next}`, zoe.token).expect(200);
      seen.push(...body.map(({ description }: Job) => description));
      const cursor = /cursor=([^&>]+)/.exec(headers['link'] ?? '')?.[1];
      if (!cursor) break;
      next = `&cursor=${cursor}`;
    }
    expect(seen).toEqual(await words());
  });

  it('someone who states no area has all places, and one who does all kinds of work all trades', async () => {
    await state(['hvac'], []);
    expect((await jobs()).map(({ inArea }) => inArea)).toEqual([null, null, null, null, null]);
    expect(await words('&fitting=true')).toHaveLength(4);
    await state(['general'], ['H2T']);
    expect(await words('&fitting=true')).toEqual(['Near, not mine', 'Near, of all trades', 'Near and mine']);
  });

  it('doesn’t tell more of a postal code than its first three characters', async () => {
    await state(['hvac'], ['98101'], 'US');
    await test.sql("update property set postal_code = '98199' where country = 'US'");
    expect(await words('&fitting=true')).toEqual(['Abroad']);
  });
});
