import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { v7 } from 'uuid';
import type { LiveResource } from '../../src/contract/live-resources.js';
import { LiveHub, type LiveMessage } from '../../src/platform/live/live-hub.js';
import type { Actor } from '../../src/platform/scope/actor.js';
import { Scope } from '../../src/platform/scope/scope.js';
import { eventually, startTestAppOn, type TestApp } from '../support/app.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

async function dropConnections(which: string, value: unknown): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_ADMIN_URL'] });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${which}`, [value]);
  await client.end();
}

describe('live updates over two processes', () => {
  let database: TestDatabase;
  let one: TestApp;
  let two: TestApp;
  const landlord: Actor = { role: 'landlord', userId: v7(), accountId: v7(), demo: false, sessionId: null };
  const stranger: Actor = { ...landlord, userId: v7(), accountId: v7() };
  const heard: Record<string, LiveMessage[]> = {};

  const hear = (name: string, app: TestApp, actor: Actor) => {
    heard[name] = [];
    app.app
      .get(LiveHub)
      .streamFor(actor)
      .subscribe((message) => heard[name]?.push(message));
  };
  const change = (id: string, demo = false) =>
    one.app
      .get(Scope)
      .asSystem(
        'test',
        () =>
          one.app
            .get(Scope)
            .write('test.change', async (tx) => tx.changed(['payments'], [id], { accounts: [landlord.accountId] })),
        { demo },
      );
  const got = (name: string, id: string) => heard[name]?.filter(({ data }) => data.ids.includes(id)).length ?? 0;

  beforeAll(async () => {
    database = await createTestDatabase();
    one = await startTestAppOn(database);
    two = await startTestAppOn({ ...database, drop: async () => undefined });
    hear('near', one, landlord);
    hear('far', two, landlord);
    hear('stranger', two, stranger);
    hear('staff', two, { ...stranger, role: 'staff', staffRole: 'manager', accountId: null });
    hear('demo', two, { ...landlord, demo: true });
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });

  it('reach the account in both processes, and staff, but no stranger and no other world', async () => {
    const id = v7();
    await change(id);
    await eventually(async () => got('near', id) && got('far', id) && got('staff', id));
    expect([got('stranger', id), got('demo', id)]).toEqual([0, 0]);
  });

  it('tell everyone of the same world what anyone may read, visitors and all roles, which one only to the team', async () => {
    const roles = ['landlord', 'tenant', 'supplier', 'technician', 'staff', 'admin'] as const;
    for (const role of roles)
      hear(`any ${role}`, two, { ...stranger, role, userId: v7(), staffRole: role === 'staff' ? 'sales' : null });
    hear('any demo', two, { ...stranger, demo: true });
    const visitors: LiveMessage[] = [];
    const demoVisitors: LiveMessage[] = [];
    two.app
      .get(LiveHub)
      .streamForVisitor(false)
      .subscribe((message) => visitors.push(message));
    two.app
      .get(LiveHub)
      .streamForVisitor(true)
      .subscribe((message) => demoVisitors.push(message));
    const id = v7();
    const scope = one.app.get(Scope);
    await change(v7());
    await scope.asSystem('test', () =>
      scope.write('test.change', async (tx) => tx.changed(['announcements'], [id], { everyone: true })),
    );
    const heardOf = (messages: LiveMessage[] = []) =>
      messages.filter(({ data }) => data.resources.includes('announcements')).map(({ data }) => data.ids);
    await eventually(async () => heardOf(visitors).length > 0);
    expect(Object.fromEntries(roles.map((role) => [role, heardOf(heard[`any ${role}`])]))).toEqual({
      landlord: [[]],
      tenant: [[]],
      supplier: [[]],
      technician: [[]],
      staff: [[id]],
      admin: [[id]],
    });
    expect(visitors.filter(({ type }) => type === 'change')).toEqual([
      { type: 'change', data: { resources: ['announcements'], ids: [] } },
    ]);
    expect([heardOf(heard['any demo']), heardOf(demoVisitors)]).toEqual([[], []]);
  });

  it('tell a technician that the jobs changed, not which, and nothing of money or of other accounts', async () => {
    hear('technician', two, { ...landlord, role: 'technician', userId: v7() });
    hear('rival', two, { ...stranger, role: 'technician', userId: v7() });
    const technician = v7();
    hear('named', two, { ...landlord, role: 'technician', userId: technician });
    const [job, price, own] = [v7(), v7(), v7()];
    const scope = one.app.get(Scope);
    const tell = (resources: LiveResource[], id: string, users: string[] = []) =>
      scope.asSystem('test', () =>
        scope.write('test.change', async (tx) =>
          tx.changed(resources, [id], { accounts: [landlord.accountId], users }),
        ),
      );
    await tell(['invoices', 'elite', 'suppliers'], price);
    await tell(['service-requests', 'suppliers'], job);
    await tell(['my-jobs', 'notifications'], own, [technician]);
    await eventually(async () => got('named', own));
    const told = (name: string) => heard[name]?.filter(({ type }) => type === 'change').map(({ data }) => data);
    expect(told('technician')).toEqual([{ resources: ['my-jobs'], ids: [] }]);
    expect(told('named')).toEqual([
      { resources: ['my-jobs'], ids: [] },
      { resources: ['my-jobs', 'notifications'], ids: [own] },
    ]);
    expect(told('rival')).toEqual([]);
    expect([got('technician', job), got('technician', price), got('technician', own)]).toEqual([0, 0, 0]);
  });

  it('say nothing when the verb fails', async () => {
    const failed = v7();
    const scope = one.app.get(Scope);
    await scope
      .asSystem('test', () =>
        scope.write('test.fail', async (tx) => {
          tx.changed(['payments'], [failed], { accounts: [landlord.accountId] });
          throw new Error('no');
        }),
      )
      .catch(() => undefined);
    const later = v7();
    await change(later);
    await eventually(async () => got('far', later));
    expect(got('far', failed)).toBe(0);
  });

  it('a connection that is lost during a read fails that read alone', async () => {
    const scope = one.app.get(Scope);
    const read = scope.asSystem('test', () =>
      scope.read(async (query) => {
        const [own] = await query<{ pid: number }>('select pg_backend_pid() as pid');
        await dropConnections('pid = $1', own?.pid);
        await eventually(async () =>
          query('select 1').then(
            () => false,
            () => true,
          ),
        );
        return query('select 1');
      }),
    );
    await expect(read).rejects.toThrow(/terminat|connection/i);
    expect(await scope.asSystem('test', () => scope.rows('select 1 as one'))).toEqual([{ one: 1 }]);
  });

  it('recover when every database connection drops, and tell the browsers to fetch again', async () => {
    await dropConnections('datname = $1', database.name);
    await eventually(async () => heard['far']?.some(({ type }) => type === 'resync'));
    await eventually(async () => one.app.get(LiveHub).connected && two.app.get(LiveHub).connected);
    const id = v7();
    await eventually(async () =>
      change(id).then(
        () => true,
        () => false,
      ),
    );
    await eventually(async () => got('near', id) && got('far', id));
  }, 20_000);
});
