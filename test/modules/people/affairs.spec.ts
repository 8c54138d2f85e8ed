import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { ACCOUNT_AFFAIRS, AFFAIRS } from '../../../src/contract/affairs.js';
import { home, letHome } from '../../factories/homes.js';
import { OUTSIDE, office, type Office } from '../../factories/office.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf } from '../../support/chats.js';

describe('the pages of accounts and people', () => {
  let test: TestApp;
  let staff: Office['staff'];
  let admin: Office['admin'];
  let demoStaff: Office['demoStaff'];
  let entries: Office['entries'];
  let newLead: Office['newLead'];
  beforeAll(async () => {
    test = await startTestApp();
    ({ staff, admin, demoStaff, entries, newLead } = await office(test));
  });
  afterAll(() => test.close());

  const list = async (of: string, kind: string, who: Person = staff, query = '') =>
    (await test.http('get', `/api/${of}/affairs?kind=${kind}${query}`, who.token).expect(200)).body;
  const made = async (path: string, who: Person, body: object): Promise<string> =>
    (await test.http('post', path, who.token).send(body).expect(201)).body.id;

  /** A landlord with a let and a vacant home, a payment, a request, a ticket and a chat. */
  async function filled() {
    const place = await letHome(test);
    const { landlord, tenant, leaseId } = place;
    const vacant = await home(test, landlord);
    const paid = await made(`/api/landlords/leases/${leaseId}/payments`, landlord, {
      amountCents: 123_400,
      method: 'cash',
    });
    const request = await made('/api/service-requests', tenant, {
      title: 'The tap drips',
      description: 'In the kitchen',
      issueType: 'Plumbing',
      priority: 'Low',
    });
    const ticket = await made('/api/support-tickets', landlord, { subject: 'A question', description: 'About fees' });
    const chat = await chatsOf(test).begin('', {}, landlord.token);
    return { ...place, vacant, paid, request, ticket, chat: chat.id };
  }

  it('SF-022 an account shows its units (also vacant ones), leases, payments, requests, tickets, chats and people', async () => {
    const { landlord, tenant, unitId, leaseId, vacant, paid, request, ticket, chat } = await filled();
    const { body } = await test.http('get', `/api/accounts/${landlord.accountId}`, staff.token).expect(200);
    expect(body).toMatchObject({
      kind: 'landlord',
      name: 'Test account',
      propertyCount: 2,
      unitCount: 2,
      vacantCount: 1,
      runningLeases: 1,
      openRequests: 1,
      elite: false,
      people: [{ id: landlord.userId, email: landlord.email, role: 'owner', suspended: false }],
    });
    const of = `accounts/${landlord.accountId}`;
    expect(await list(of, 'units')).toMatchObject([
      { id: unitId, state: 'occupied', amountCents: 165_000, personId: tenant.userId, personName: 'Kim Larsen' },
      { id: vacant.unitId, state: 'available', personId: null },
    ]);
    const common = { title: expect.stringContaining('302'), personId: tenant.userId, accountId: landlord.accountId };
    expect(await list(of, 'leases')).toMatchObject([
      { id: leaseId, state: 'active', startsOn: '2026-01-01', ...common },
    ]);
    expect(await list(of, 'payments')).toMatchObject([{ id: paid, amountCents: 123_400, currency: 'CAD', ...common }]);
    expect(await list(of, 'requests')).toMatchObject([
      { id: request, title: 'The tap drips', priority: 'low', personId: tenant.userId },
    ]);
    expect(await list(of, 'tickets')).toMatchObject([{ id: ticket, title: 'A question', state: 'open' }]);
    expect(await list(of, 'chats')).toMatchObject([{ id: chat, personId: landlord.userId }]);
    expect(await list(of, 'invoices')).toEqual([]);
    // The landlord's own page has the same, and the tenant's what is the tenant's.
    expect(await list(`people/${landlord.userId}`, 'units')).toHaveLength(2);
    expect(await list(`people/${landlord.userId}`, 'payments')).toMatchObject([{ id: paid }]);
    expect(await list(`people/${landlord.userId}`, 'tickets')).toMatchObject([{ id: ticket }]);
    for (const [kind, id] of [
      ['leases', leaseId],
      ['payments', paid],
      ['requests', request],
    ] as const)
      expect(await list(`people/${tenant.userId}`, kind)).toMatchObject([{ id, accountName: 'Test account' }]);
    for (const kind of ['units', 'tickets', 'chats']) expect(await list(`people/${tenant.userId}`, kind)).toEqual([]);
  });

  it('an account is searched by a home: its units, leases, payments and requests, and no others', async () => {
    const { landlord, unitId, leaseId, paid, request } = await filled();
    await test.sql("update unit set label = '99Z' where account_id = $1 and id <> $2", [landlord.accountId, unitId]);
    const found = async (kind: string, q: string) => {
      const rows = await list(`accounts/${landlord.accountId}`, kind, staff, `&q=${encodeURIComponent(q)}`);
      return rows.map(({ id }: { id: string }) => id);
    };
    for (const [kind, id] of [
      ['units', unitId],
      ['leases', leaseId],
      ['payments', paid],
      ['requests', request],
    ] as const) {
      expect([kind, await found(kind, '87 Laurier Avenue West 302')]).toEqual([kind, [id]]);
      expect([kind, await found(kind, '88 Laurier')]).toEqual([kind, []]);
    }
    expect(await found('units', 'laurier 99z')).toHaveLength(1);
    expect(await found('requests', 'tap')).toEqual([request]);
  });

  it('a property without units is in the list, and an archived one says so', async () => {
    const { landlord, propertyId, unitId } = await home(test);
    await test.sql('delete from unit where id = $1', [unitId]);
    const other = await home(test, landlord);
    await test.sql("update property set archived_at = now(), name = 'Zoo' where id = $1", [other.propertyId]);
    expect(await list(`accounts/${landlord.accountId}`, 'units')).toMatchObject([
      { id: propertyId, state: 'empty', amountCents: null },
      { id: other.unitId, state: 'archived' },
    ]);
  });

  it('a supplier’s account has the requests it works on, and the landlord of each', async () => {
    const { request, landlord } = await filled();
    const supplier = await person(test, 'supplier');
    await test.sql('update service_request set supplier_account_id = $2 where id = $1', [request, supplier.accountId]);
    const { body } = await test.http('get', `/api/accounts/${supplier.accountId}`, admin.token).expect(200);
    expect(body).toMatchObject({ kind: 'supplier', openRequests: 1, propertyCount: 0 });
    expect(await list(`accounts/${supplier.accountId}`, 'requests', admin)).toMatchObject([
      { id: request, accountId: landlord.accountId },
    ]);
    expect(await list(`people/${supplier.userId}`, 'requests')).toHaveLength(1);
  });

  it('lists are paged: every row once, the newest first', async () => {
    const { landlord } = await home(test);
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1)
      ids.unshift(await made('/api/support-tickets', landlord, { subject: `Question ${count}`, description: 'x' }));
    const seen: string[] = [];
    let next = `/api/accounts/${landlord.accountId}/affairs?kind=tickets&limit=2&count=true`;
    while (next) {
      const answer = await test.http('get', next, staff.token).expect(200);
      expect(answer.headers['x-total-count']).toBe('5');
      seen.push(...answer.body.map(({ id }: { id: string }) => id));
      next = /<([^>]+)>/.exec(answer.headers['link'] ?? '')?.[1] ?? '';
    }
    expect(seen).toEqual(ids);
  });

  it('SF-022 each look at an account or a person’s lists is in the audit log, one a quarter of an hour', async () => {
    const { landlord, tenant } = await letHome(test);
    const reader = await person(test, 'staff', { staffRole: 'support' });
    for (const kind of ['units', 'leases', 'payments']) await list(`accounts/${landlord.accountId}`, kind, reader);
    await test.http('get', `/api/accounts/${landlord.accountId}`, reader.token).expect(200);
    expect(await entries('account.read', landlord.accountId)).toEqual([{ user_id: reader.userId }]);
    for (const kind of ['leases', 'payments']) await list(`people/${tenant.userId}`, kind, reader);
    expect(await entries('person.read', tenant.userId)).toEqual([{ user_id: reader.userId }]);
  });

  it('ROLE-03 support sees no leads, sales no account, the demo not the real world, nobody else anything', async () => {
    const { landlord, tenant } = await letHome(test);
    await newLead({ email: tenant.email.toUpperCase() });
    const support = await person(test, 'staff', { staffRole: 'support' });
    const sales = await person(test, 'staff', { staffRole: 'sales' });
    expect(await list(`people/${tenant.userId}`, 'leads')).toMatchObject([{ title: 'other', state: 'new' }]);
    expect(await list(`people/${tenant.userId}`, 'leads', support)).toEqual([]);
    const addresses = [
      `/api/accounts/${landlord.accountId}`,
      ...ACCOUNT_AFFAIRS.map((kind) => `/api/accounts/${landlord.accountId}/affairs?kind=${kind}`),
      ...AFFAIRS.map((kind) => `/api/people/${tenant.userId}/affairs?kind=${kind}`),
    ];
    const others = [sales, landlord, ...(await Promise.all(OUTSIDE.map((role) => person(test, role))))];
    for (const address of addresses) {
      for (const who of others) await test.http('get', address, who.token).expect(403);
      await test.http('get', address).expect(401);
      await test.http('get', address, demoStaff.token).expect(404);
    }
    expect(await entries('account.read', landlord.accountId)).toEqual([]);
    await test.http('get', `/api/accounts/${v7()}/affairs?kind=units`, staff.token).expect(404);
    await test.http('get', `/api/accounts/${landlord.accountId}/affairs?kind=leads`, staff.token).expect(400);
    await test.http('get', `/api/accounts/${landlord.accountId}/affairs?kind=all`, staff.token).expect(400);
  });
});
