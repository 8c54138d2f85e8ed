import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { listPages } from '../../src/platform/lists/list-pages.js';
import { ListQuery } from '../../src/platform/lists/list-query.dto.js';
import { listRows, type ListDefinition } from '../../src/platform/lists/list-rows.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { startTestApp, type TestApp } from '../support/app.js';

const ACCOUNTS: ListDefinition = {
  select: 'a.id, a.name',
  from: 'account a',
  sorts: { createdAt: 'a.created_at', name: 'a.name' },
  defaultSort: '-createdAt',
  id: 'a.id',
  search: ['a.name'],
};

describe('lists', () => {
  let test: TestApp;
  let scope: Scope;
  const page = (asked: Partial<ListQuery>) =>
    scope.asSystem('test', () =>
      scope.read((query) =>
        listRows<{ id: string; name: string }>(query, ACCOUNTS, Object.assign(new ListQuery(), asked)),
      ),
    );

  beforeAll(async () => {
    test = await startTestApp();
    scope = test.app.get(Scope);
    const at = new Date('2026-11-21T10:00:00.123Z');
    for (let n = 0; n < 100; n += 1) {
      await test.sql("insert into account (id, demo, kind, name, created_at) values ($1, false, 'landlord', $2, $3)", [
        v7(),
        `Home ${n % 10} 50%`,
        at,
      ]);
    }
  });
  afterAll(() => test.close());

  it.each(['-createdAt', 'createdAt', 'name', '-name'])(
    'walks every row of one millisecond exactly once, by %s',
    async (sort) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const next = await page({ limit: 7, sort, cursor });
        seen.push(...next.items.map(({ id }) => id));
        cursor = next.nextCursor ?? undefined;
      } while (cursor);
      expect([seen.length, new Set(seen).size]).toEqual([100, 100]);
    },
  );

  it.each([
    [100, 5],
    [60, 3],
    [45, 3],
  ])('gives %d rows at most for a file, in %d pages, each row once', async (most, count) => {
    const rows: Scope['rows'] = (text, values) => scope.asSystem('test', () => scope.rows(text, values));
    const read = Object.assign(Object.create(scope) as Scope, { rows });
    const pages: string[][] = [];
    for await (const rows of listPages(read, ACCOUNTS, new ListQuery(), most, 20)) pages.push(rows.map(({ id }) => id));
    expect([pages.length, new Set(pages.flat()).size]).toEqual([count, most]);
  });

  it('searches by name, signs of patterns taken as they are, and counts on request', async () => {
    expect((await page({ q: 'home 3', count: true })).total).toBe(10);
    expect((await page({ q: '50%', count: true })).total).toBe(100);
    expect((await page({ q: '5_%' })).items).toHaveLength(0);
  });

  it('finds words in any order, without accents and case, whether they were typed with them or not', async () => {
    await test.sql(
      "insert into account (id, demo, kind, name, created_at) values ($1, false, 'landlord', 'Gestion Lucía L’Écuyer', now())",
      [v7()],
    );
    for (const q of ["lucia l'ecuyer", 'ÉCUYER gestion', ' Lúcia  '])
      expect([q, (await page({ q })).items.map(({ name }) => name)]).toEqual([q, ['Gestion Lucía L’Écuyer']]);
    expect((await page({ q: 'lucia home' })).items).toEqual([]);
  });

  it('refuses an unknown order and a cursor of another list', async () => {
    await expect(page({ sort: 'id; drop table account' })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(page({ sort: 'constructor' })).rejects.toMatchObject({ code: 'invalid_input' });
    const { nextCursor } = await page({ limit: 3, sort: 'name' });
    await expect(page({ sort: '-name', cursor: nextCursor ?? '' })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(page({ cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({ code: 'invalid_input' });
  });
});
