import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { SEARCHES } from '../../../src/modules/search/limits.js';
import type { SearchHitResponse } from '../../../src/modules/search/search.dto.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, startTestAppOn, type TestApp } from '../../support/app.js';

/** Both processes read the same tokens. */
const ENV = { JWT_SECRET: 'the same key in both processes, 32+' };

describe('the search of the top bar', () => {
  let test: TestApp;
  let mine: LetHome;
  let other: LetHome;
  let demo: LetHome;
  beforeAll(async () => {
    test = await startTestApp(ENV);
    [mine, other] = [await letHome(test), await letHome(test)];
    demo = await letHome(test, {}, await person(test, 'landlord', { demo: true }));
    for (const home of [mine, other, demo]) {
      // An address without digits: a random one would answer to a search for a street number.
      await test.sql(
        "update lease_tenant set first_name = 'Zoé', last_name = 'D’Élan', email = 'zoe@example.com', phone = '+1 514 555 0142' where id = $1",
        [home.leaseTenantId],
      );
      await test.sql(
        "insert into unit (id, account_id, demo, created_at, property_id, label, bedrooms, half_bathrooms) select gen_random_uuid(), account_id, demo, now(), id, 'Élan', 1, 2 from property where id = $1",
        [home.propertyId],
      );
      await test.sql(
        `insert into stored_file (id, series_id, account_id, demo, created_at, uploader_id, lease_id, unit_id, name, media_type, bytes, purpose, shared_with_tenant)
        values ($1, $1, $2, $3, now(), $4, $5, $6, 'Élan bail.pdf', 'application/pdf', 1, 'lease_document', true)`,
        [v7(), home.landlord.accountId, home.landlord.demo, home.landlord.userId, home.leaseId, home.unitId],
      );
      await test
        .http('post', '/api/service-requests', home.tenant.token)
        .send({ title: 'Élan du robinet', description: 'It drips.', issueType: 'Plumbing', priority: 'Low' })
        .expect(201);
      await test
        .http('post', `/api/landlords/leases/${home.leaseId}/payments`, home.landlord.token)
        .send({ amountCents: 123_456, method: 'cash' })
        .expect(201);
    }
  });
  afterAll(() => test.close());

  const search = async (q: string, who: Person = mine.landlord) =>
    (await test.http('get', `/api/search?q=${encodeURIComponent(q)}`, who.token).expect(200))
      .body as SearchHitResponse[];
  const kinds = async (q: string, who?: Person) => (await search(q, who)).map(({ kind }) => kind);
  /** Ids of everything that belongs to a home’s account. */
  const idsOf = async ({ landlord }: LetHome) => {
    const tables = ['property', 'unit', 'lease', 'lease_tenant', 'service_request', 'payment', 'stored_file'];
    const found = await Promise.all(
      tables.map((table) =>
        test.sql<{ id: string }>(`select id from ${table} where account_id = $1`, [landlord.accountId]),
      ),
    );
    return new Set(found.flat().map(({ id }) => id));
  };

  it('finds every kind of one’s own, without accents and case', async () => {
    expect(await kinds('ELAN')).toEqual(['unit', 'tenant', 'lease', 'request', 'document']);
    expect(await kinds("zoe d'elan")).toEqual(['tenant', 'lease']);
    expect(await kinds('laurier 87')).toEqual(['property', 'lease']);
    expect(await kinds('87-302')).toEqual(['unit', 'lease']);
    expect(await kinds('555 0142')).toEqual(['tenant']);
  });

  it('finds payments by amount and by receipt', async () => {
    const [paid] = await search('$1,234.56');
    expect(paid).toMatchObject({
      kind: 'payment',
      amountCents: 123_456,
      currency: 'CAD',
      parentId: mine.leaseId,
      unitLabel: '302',
    });
    expect(await kinds('1234.56')).toEqual(['payment']);
    expect(await kinds('1 234,56')).toEqual(['payment']);
    expect(await kinds('R-1001')).toEqual(['payment']);
  });

  it('SEC-07 never shows what belongs to another account, or to the other world', async () => {
    const own = await idsOf(mine);
    for (const q of [
      'elan',
      'zoe',
      '87',
      'laurier',
      '302',
      '1234.56',
      'R-1001',
      'montreal',
      'bail',
      '@example.com',
      'pdf',
    ]) {
      for (const { id, parentId } of await search(q)) {
        expect([q, id, own.has(id)]).toEqual([q, id, true]);
        expect(parentId === null || own.has(parentId)).toBe(true);
      }
    }
    const demos = await idsOf(demo);
    expect((await search('elan', demo.landlord)).every(({ id }) => demos.has(id))).toBe(true);
    expect(await search('elan', await person(test, 'landlord'))).toEqual([]);
  });

  it('shows tenants and suppliers their own alone', async () => {
    expect(await kinds('elan', mine.tenant)).toEqual(['lease', 'request', 'document']);
    expect((await search('87-302 laurier', mine.tenant)).map(({ kind, id, person: of }) => [kind, id, of])).toEqual([
      ['lease', mine.leaseId, null],
    ]);
    expect(await kinds('1234.56', mine.tenant)).toEqual(['payment']);
    const own = await idsOf(mine);
    for (const { id } of [...(await search('elan', mine.tenant)), ...(await search('1234.56', mine.tenant))])
      expect(own.has(id)).toBe(true);
    expect(await search('elan', await person(test, 'supplier'))).toEqual([]);
    await test.http('get', '/api/search?q=elan').expect(401);
  });

  it('the team finds people by name, address and home, leads and tickets of its world, and no one’s requests and payments', async () => {
    const [staff, demoStaff] = [await person(test, 'staff'), await person(test, 'staff', { demo: true })];
    await test.sql("update app_user set first_name = 'Odile', last_name = 'Marchand' where id = any($1)", [
      [mine.tenant.userId, demo.tenant.userId],
    ]);
    const lead = {
      firstName: 'Odile',
      lastName: 'Prospère',
      email: 'odile@example.com',
      source: 'phone',
      language: 'fr',
    };
    const { body: added } = await test.http('post', '/api/crm-leads', staff.token).send(lead).expect(201);
    const found = await search('odile', staff);
    expect(found.map(({ kind, id }) => [kind, id])).toEqual([
      ['person', mine.tenant.userId],
      ['lead', added.id],
    ]);
    expect(found[0]).toMatchObject({
      title: 'Odile Marchand',
      state: 'tenant',
      unitLabel: '302',
      person: mine.tenant.email,
    });
    expect((await search(mine.tenant.email, staff)).map(({ id }) => id)).toEqual([mine.tenant.userId]);
    // Who lives there and who rents it out, of each of the two landlords with this address.
    const there = (await search('87-302 laurier', staff)).filter(({ kind }) => kind === 'person');
    expect(there.map(({ state }) => state).toSorted()).toEqual(['landlord', 'landlord', 'tenant', 'tenant']);
    expect(there.map(({ id }) => id)).toEqual(expect.arrayContaining([mine.landlord.userId, mine.tenant.userId]));
    expect((await search('odile', demoStaff)).map(({ id }) => id)).toEqual([demo.tenant.userId]);
    expect(await search('elan du robinet', staff)).toEqual([]);
    expect(await search('1234.56', staff)).toEqual([]);
    const noted = await test.sql<{ action: string }>(
      "select action from audit_entry where user_id = $1 and action = 'person.read_list'",
      [staff.userId],
    );
    // Several searches within a quarter of an hour are one look.
    expect(noted).toHaveLength(1);
    for (const other of [mine.landlord, mine.tenant])
      expect((await kinds('odile', other)).filter((kind) => kind === 'person' || kind === 'lead')).toEqual([]);
  });

  it.each(['manager', 'support', 'admin'] as const)(
    'ROLE-03 SF-022 %s finds homes and leases of every account, and the looks are recorded',
    async (role) => {
      const who = await person(test, role === 'admin' ? 'admin' : 'staff');
      if (role !== 'admin') await test.sql('update app_user set staff_role = $2 where id = $1', [who.userId, role]);
      const found = (await search('87-302 laurier', who)).filter(({ kind }) => kind !== 'person');
      const byName = new Set((await search('zoe', who)).map(({ kind }) => kind));
      const log = await test.sql<{ action: string; subject_id: string }>(
        'select action, subject_id from audit_entry where user_id = $1 order by action',
        [who.userId],
      );
      const landlords = [mine, other].map(({ landlord }) => landlord.accountId).toSorted();
      for (const kind of ['unit', 'lease'] as const) {
        const ofKind = found.filter((hit) => hit.kind === kind);
        expect(ofKind.map(({ parentId }) => parentId ?? '').toSorted()).toEqual(landlords);
      }
      const [account] = await test.sql<{ name: string }>('select name from account where id = $1', [
        mine.landlord.accountId,
      ]);
      expect(found.find(({ id }) => id === mine.leaseId)).toMatchObject({
        title: 'Zoé D’Élan',
        unitLabel: '302',
        person: account?.name,
      });
      // A vacant home, and its property by the postal code.
      expect((await search('laurier élan', who)).map(({ kind }) => kind)).toContain('unit');
      expect((await search('87 h2t 2n1', who)).map(({ kind }) => kind)).toContain('property');
      expect([...byName]).toEqual(['person', 'lease']);
      expect(log.map(({ action, subject_id: id }) => [action, id])).toEqual(
        ['lease.read_list', 'person.read_list', 'property.read_list'].map((action) => [action, who.userId]),
      );
      const hidden = await idsOf(demo);
      for (const q of ['elan', 'zoe', 'laurier', '302', 'montreal'])
        for (const { id, parentId } of await search(q, who))
          expect([q, hidden.has(id), parentId === demo.landlord.accountId]).toEqual([q, false, false]);
    },
  );

  it('ROLE-03 sales finds no homes and leases, nor people by them, and nothing is recorded', async () => {
    const sales = await person(test, 'staff');
    await test.sql("update app_user set staff_role = 'sales' where id = $1", [sales.userId]);
    for (const q of ['87-302 laurier', 'zoe', 'montreal', 'h2t 2n1'])
      expect([q, await search(q, sales)]).toEqual([q, []]);
    expect(await test.sql('select action from audit_entry where user_id = $1', [sales.userId])).toEqual([]);
  });

  it('a colleague in a landlord’s account finds what the landlord finds', async () => {
    const colleague = await person(test, 'landlord');
    await test.sql('delete from membership where user_id = $1', [colleague.userId]);
    await test.sql(
      "insert into membership (id, user_id, account_id, demo, created_at, role) values (gen_random_uuid(), $1, $2, false, now(), 'manager')",
      [colleague.userId, mine.landlord.accountId],
    );
    const keys = (hits: SearchHitResponse[]) => hits.map(({ kind, id }) => `${kind} ${id}`);
    const theirs = keys(await search('87-302 laurier', colleague));
    expect(theirs).toContain(`lease ${mine.leaseId}`);
    expect(theirs).toEqual(keys(await search('87-302 laurier')));
  });

  it('finds at most five of a kind, the best first', async () => {
    for (let at = 0; at < 7; at += 1) {
      await test.sql(
        'insert into unit (id, account_id, demo, created_at, property_id, label, bedrooms, half_bathrooms) values (gen_random_uuid(), $1, false, now(), $2, $3, 1, 2)',
        [mine.landlord.accountId, mine.propertyId, `x${at} loft`],
      );
    }
    await test.sql("update unit set label = 'loft one' where label = 'x6 loft' and account_id = $1", [
      mine.landlord.accountId,
    ]);
    const units = (await search('loft')).filter(({ kind }) => kind === 'unit');
    expect(units).toHaveLength(5);
    expect(units[0]?.title).toBe('loft one');
  });

  it.each([
    ['%%'],
    ['__'],
    ["'; drop table unit; --"],
    ['\\\\'],
    ['{}'],
    ['(a|b)*'],
    ['$1 $2'],
    ['<script>'],
    ['"quoted"'],
    ['\u202e\u200b'],
    ['🏠🏠'],
    ['e\u0301e\u0301'],
  ])('takes %j as text', async (q) => {
    expect(await search(q)).toEqual([]);
  });

  it('refuses less than two characters, and very long words', async () => {
    for (const q of ['', 'a', '%20a%20', 'x'.repeat(101), '%00a', 'a&q=b'])
      await test.http('get', `/api/search?q=${q}`, mine.landlord.token).expect(400);
    await test.http('get', '/api/search', mine.landlord.token).expect(400);
    expect(await search('x'.repeat(100))).toEqual([]);
    expect(await search(Array.from({ length: 50 }, () => 'a').join(' '))).toBeDefined();
  });

  it('has a limit for each person', async () => {
    const strict = await startTestAppOn(
      { ...test.database, drop: async () => undefined },
      { ...ENV, RATE_LIMIT_FACTOR: '0.05' },
    );
    try {
      const [busy, calm] = [await person(test, 'landlord'), await person(test, 'landlord')];
      const most = SEARCHES.points * 0.05;
      for (let at = 0; at < most; at += 1) await strict.http('get', '/api/search?q=ab', busy.token).expect(200);
      await strict.http('get', '/api/search?q=ab', busy.token).expect(429);
      await strict.http('get', '/api/search?q=ab', calm.token).expect(200);
    } finally {
      await strict.close();
    }
  });
});
