import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TidyImports } from '../../../src/modules/imports/tidy-imports.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, type Landlord } from '../landlords/landlord.js';

const HEAD = 'streetNumber,street,city,region,postalCode,country,unit,leaseStart,rent,firstName,lastName,email';
const LINE = '87,Laurier,Montréal,QC,H2T 2N6,CA,301,2026-11-01,1650.00,Kim,Larsen,kim@example.com';

describe('files that are sent to do harm', () => {
  let test: TestApp;
  let nadia: Landlord;
  beforeAll(async () => {
    test = await startTestApp();
    nadia = await aLandlord(test);
  });
  afterAll(() => test.close());

  const check = (who: Landlord, text: string) =>
    test.http('post', '/api/landlords/imports', who.token).attach('file', Buffer.from(text), 'units.csv');
  /** The answer, and what it cost the thread that serves everyone: other threads and other processes do not count. */
  const counted = async (text: string) => {
    const before = process.threadCpuUsage();
    const { status, body } = await check(nadia, text);
    return { status, body, milliseconds: process.threadCpuUsage(before).user / 1000 };
  };

  it('SEC-01 refuses a file of millions of lines without reading it to its end, and without holding the server up', async () => {
    await check(nadia, `${HEAD}\n${LINE}`).expect(201);
    const { status, body, milliseconds } = await counted(`${HEAD}\n${'1\n'.repeat(1_000_000)}`);
    expect({ status, problem: body.problem }).toEqual({ status: 422, problem: 'too_many_rows' });
    expect(milliseconds).toBeLessThan(1500);
  }, 120_000);

  it('SEC-01 takes a table with a hundred thousand empty lines below it for too long', async () => {
    const { status, body } = await counted(`${HEAD}\n${LINE}\n${',\n'.repeat(100_000)}`);
    expect({ status, problem: body.problem }).toEqual({ status: 422, problem: 'too_many_rows' });
  }, 120_000);

  it('SEC-01 refuses a line that is longer than any table has, a quotation mark that never ends among them', async () => {
    const { status, body } = await counted(`${HEAD}\n"${`${LINE}\n`.repeat(20_000)}`);
    expect({ status, problem: body.problem }).toEqual({ status: 422, problem: 'row_too_long' });
  });

  it.each([
    [
      'email',
      (long: string) => LINE.replace('kim@example.com', long),
      (length: number) => `a@${'b.'.repeat(length / 2)}@`,
    ],
    [
      'street',
      (long: string) => LINE.replace('87,Laurier', `,"${long}"`),
      (length: number) => `1${' '.repeat(length)}a\nb`,
    ],
  ])(
    'SEC-01 complains about a cell of 60 KB in the column %s without looking at what is in it',
    async (column, line, long) => {
      const { status, body } = await counted(`${HEAD}\n${line(long(60_000))}`);
      expect({ status, problem: body.problem }).toEqual({ status: 422, problem: 'row_too_long' });
      const shorter = await counted(`${HEAD}\n${line(long(9000))}`);
      expect(shorter.body.problems).toMatchObject(
        expect.arrayContaining([expect.objectContaining({ column, code: 'too_long' })]),
      );
    },
  );

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'SEC-01 takes a country named %s for one that it does not know',
    async (name) => {
      const { body } = await check(nadia, `${HEAD}\n${LINE.replace(',CA,', `,${name},`)}`).expect(201);
      expect(body.problems).toMatchObject([{ line: 2, column: 'country', code: 'unknown_country', value: name }]);
      const region = await check(nadia, `${HEAD}\n${LINE.replace(',QC,', `,${name},`)}`).expect(201);
      expect(region.body.problems).toMatchObject([{ line: 2, column: 'region', code: 'unknown_region' }]);
    },
  );

  it('SEC-01 reads twenty thousand rows, and not one more', async () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => LINE.replace('301', String(at))).join('\n');
    const most = await counted(`${HEAD}\n${rows(20_000)}\n${',,,,\n'.repeat(100)}`);
    expect(most).toMatchObject({ status: 201, body: { rowCount: 20_000, counts: { units: 20_000 } } });
    expect((await counted(`${HEAD}\n${rows(20_001)}`)).body.problem).toBe('too_many_rows');
  }, 120_000);

  it('SEC-01 keeps the plan of a checked file where the database alone reads it', async () => {
    const { body } = await check(nadia, `${HEAD}\n${LINE}`).expect(201);
    const [row] = await test.sql<{ kind: string; units: number }>(
      "select jsonb_typeof(plan) as kind, jsonb_array_length(plan->'units') as units from portfolio_import where id = $1",
      [body.id],
    );
    expect(row).toEqual({ kind: 'object', units: 1 });
    const { body: again } = await test.http('get', `/api/landlords/imports/${body.id}`, nadia.token).expect(200);
    expect(again).toEqual(body);
  });

  it('SEC-01 removes a file that was checked and never imported after two days, and no other', async () => {
    const [old, fresh] = [await check(nadia, `${HEAD}\n${LINE}`), await check(nadia, `${HEAD}\n${LINE}`)].map(
      ({ body }) => body.id as string,
    );
    await test.sql("update portfolio_import set created_at = now() - interval '49 hours' where id = $1", [old]);
    await test.sql("update portfolio_import set created_at = now() - interval '47 hours' where id = $1", [fresh]);
    const applied = await check(nadia, `${HEAD}\n${LINE.replace('301', '999')}`);
    await test.http('post', `/api/landlords/imports/${applied.body.id}/apply`, nadia.token).expect(200);
    await test.sql("update portfolio_import set created_at = now() - interval '90 days' where id = $1", [
      applied.body.id,
    ]);
    await test.app.get(Scope).asSystem('test', () => test.app.get(TidyImports).tidy());
    const left = await test.sql<{ id: string }>('select id from portfolio_import where id = any($1)', [
      [old, fresh, applied.body.id],
    ]);
    expect(left.map(({ id }) => id).toSorted()).toEqual([fresh, applied.body.id].toSorted());
  });

  it('SEC-01 RG-038 counts files: also somebody whose address is not verified may check some, and nobody checks any number', async () => {
    const strict = await startTestApp({ RATE_LIMIT_FACTOR: '0.05' });
    try {
      const rosa = await aLandlord(strict, { verified: false });
      const send = () =>
        strict
          .http('post', '/api/landlords/imports', rosa.token)
          .attach('file', Buffer.from(`${HEAD}\n${LINE}`), 'units.csv');
      for (let nth = 0; nth < 3; nth += 1) await send().expect(201);
      expect((await send().expect(429)).body.code).toBe('too_many_requests');
    } finally {
      await strict.close();
    }
  });

  it('SEC-01 counts the demo’s files by source: its landlord is everyone’s', async () => {
    const strict = await startTestApp({ DEMO_ENABLED: 'true', RATE_LIMIT_FACTOR: '0.025' });
    try {
      const { body } = await strict.http('post', '/api/auth/demo').send({ userType: 'landlord' }).expect(200);
      const send = () =>
        strict
          .http('post', '/api/landlords/imports', body.access_token)
          .attach('file', Buffer.from(`${HEAD}\n${LINE}`), 'units.csv');
      // More than one person may (2), as many as one source may (3).
      for (let nth = 0; nth < 3; nth += 1) await send().expect(201);
      await send().expect(429);
    } finally {
      await strict.close();
    }
  });
});
