import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { UserType } from '../../src/contract/roles.js';
import { apiDocument } from '../../src/platform/openapi/api-document.js';
import { letHome } from '../factories/homes.js';
import { person } from '../factories/people.js';
import { startTestApp, type TestApp } from '../support/app.js';

const ROLES: UserType[] = ['landlord', 'tenant', 'supplier', 'staff', 'admin'];
const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** What an order's sort key might be mistaken for, in the shape of a real cursor. */
const KEYS = [
  '',
  'x',
  '\u0000',
  '2026-13-45',
  '99999999999999999999999999',
  '-1e400',
  'infinity',
  '2026-01-01T00:00:00Z',
  "'; drop table lease; --",
  '\ud800',
  'null',
  '{}',
  '1',
];
const BAD = [
  '%00',
  '!!!',
  'AAAA',
  encode('nonsense'),
  encode('[]'),
  encode([1, 2, 3]),
  encode({ a: 1 }),
  encode('null'),
  encode(['-createdAt', 1, v7()]),
  encode(['-createdAt', '2026-01-01', 'no id']),
  encode(['-createdAt', '2026-01-01', v7(), 'more']),
  'a'.repeat(400),
];

interface List {
  path: string;
  address: string;
  token: string;
  sorts: string[];
}

describe('SEC-18 made-up cursors', () => {
  let test: TestApp;
  const tokens = {} as Record<UserType, string>;
  let lists: List[];

  beforeAll(async () => {
    test = await startTestApp();
    for (const role of ROLES) tokens[role] = (await person(test, role)).token;
    const home = await letHome(test);
    [tokens.landlord, tokens.tenant] = [home.landlord.token, home.tenant.token];
    // A file holds the whole list, and takes no cursor.
    const paths = Object.entries(apiDocument(test.app).paths)
      .filter(([path, calls]) => calls.get && !path.endsWith('.csv'))
      .map(([path]) => path);
    const found: (List | undefined)[] = [];
    for (const path of paths)
      found.push(
        await listAt(path, path.replaceAll(/\{[^}]+\}/g, path.includes('lease') ? home.leaseId : home.propertyId)),
      );
    lists = found.filter((list) => list !== undefined);
  }, 120_000);
  afterAll(() => test.close());

  /** A list says by what it sorts when it is asked for something else; anything else is no list. */
  async function listAt(path: string, address: string): Promise<List | undefined> {
    for (const role of ROLES) {
      const { status, body } = await test.http('get', `${address}?sort=nothing`, tokens[role]);
      const sorts =
        status === 400
          ? /sort must be one of: (.+)/
              .exec(JSON.stringify(body.details ?? []).replaceAll(/["}\]]/g, ''))?.[1]
              ?.split(', ')
          : undefined;
      if (sorts) return { path, address, token: tokens[role], sorts };
    }
    return undefined;
  }

  it('are refused by every list with 400', async () => {
    const wrong: unknown[] = [];
    for (const { path, address, token } of lists) {
      for (const cursor of BAD) {
        const { status, body } = await test.http('get', `${address}?cursor=${cursor}`, token);
        if (status !== 400 || body.code !== 'invalid_input') wrong.push([path, cursor, status, body.code]);
      }
    }
    expect(wrong).toEqual([]);
    expect(lists.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/api/admin/audit-log',
        '/api/admin/outbox',
        '/api/admin/failed-jobs',
        '/api/landlords/leases',
        '/api/payments',
      ]),
    );
    expect(lists.length).toBeGreaterThan(20);
  }, 120_000);

  it('in the shape of a real one, with a key that no row has, are read or refused, and never end in 5xx', async () => {
    const wrong: unknown[] = [];
    let refused = 0;
    for (const { path, address, token, sorts } of lists) {
      for (const sort of sorts) {
        for (const key of KEYS) {
          const { status, body } = await test.http(
            'get',
            `${address}?sort=${sort}&cursor=${encode([sort, key, v7()])}`,
            token,
          );
          if (status === 400) refused += 1;
          else if (status !== 200) wrong.push([path, sort, key, status, body.code]);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(100);
  }, 240_000);

  it('of another list or another order are refused', async () => {
    for (const {
      path,
      address,
      token,
      sorts: [sort = ''],
    } of lists) {
      for (const cursor of [
        encode(['of another list', '2026-01-01T00:00:00Z', v7()]),
        encode([`-${sort}`, '2026-01-01T00:00:00Z', v7()]),
      ]) {
        expect([path, (await test.http('get', `${address}?sort=${sort}&cursor=${cursor}`, token)).status]).toEqual([
          path,
          400,
        ]);
      }
    }
  }, 120_000);
});
