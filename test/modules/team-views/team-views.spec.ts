import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { SAVED_VIEWS_MAX } from '../../../src/contract/work-limits.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('saved views of the team', () => {
  let test: TestApp;
  let staff: Person;
  let sales: Person;
  let admin: Person;
  beforeAll(async () => {
    test = await startTestApp();
    [staff, sales, admin] = [
      await person(test, 'staff'),
      await person(test, 'staff', { staffRole: 'sales' }),
      await person(test, 'admin'),
    ];
  });
  afterAll(() => test.close());

  const view = { list: 'tickets', name: 'Urgent of mine', address: 'view=mine&priority=urgent&sort=-lastMessageAt' };
  const save = (who: Person, body: object = {}) =>
    test.http('post', '/api/team-views', who.token).send({ ...view, ...body });
  const names = async (who: Person, list = 'tickets') => {
    const { body } = await test.http('get', `/api/team-views?list=${list}`, who.token).expect(200);
    return body.map(({ name }: { name: string }) => name);
  };

  it('belong to the person who saved them and to one list; no one else sees or deletes them', async () => {
    const { body } = await save(staff).expect(201);
    expect(body).toEqual({ id: body.id, name: view.name, address: view.address });
    await save(admin, { name: 'Of an admin' }).expect(201);
    await save(sales, { list: 'leads', name: 'Due', address: 'due=true' }).expect(201);
    expect([await names(staff), await names(admin), await names(sales)]).toEqual([[view.name], ['Of an admin'], []]);
    expect([await names(staff, 'leads'), await names(sales, 'leads')]).toEqual([[], ['Due']]);
    for (const other of [sales, admin])
      await test.http('delete', `/api/team-views/${body.id}`, other.token).expect(404);
    await test.http('delete', `/api/team-views/${body.id}`, staff.token).expect(204);
    await test.http('delete', `/api/team-views/${body.id}`, staff.token).expect(404);
    expect(await names(staff)).toEqual([]);
  });

  it('have one name each in a list, whatever its case, also twice at once', async () => {
    const twice = await Promise.all([save(staff, { name: 'Late' }), save(staff, { name: 'LATE' })]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(twice.find(({ status }) => status === 409)?.body.reason).toBe('view_name_taken');
    await save(staff, { name: 'late', list: 'leads' }).expect(201);
    await save(admin, { name: 'Late' }).expect(201);
  });

  it('are refused beyond their number, without a name, for another list and by other roles', async () => {
    const who = await person(test, 'staff');
    for (let at = 0; at < SAVED_VIEWS_MAX; at += 1) await save(who, { name: `View ${at}` }).expect(201);
    expect((await save(who, { name: 'One more' }).expect(422)).body.reason).toBe('too_many_views');
    for (const body of [{ name: ' ' }, { name: 'x'.repeat(61) }, { list: 'payments' }, { address: 'x'.repeat(1001) }])
      await save(staff, body).expect(400);
    for (const role of ['landlord', 'tenant', 'supplier'] as const) {
      const other = await person(test, role);
      await save(other).expect(403);
      await test.http('get', '/api/team-views?list=tickets', other.token).expect(403);
      await test.http('delete', `/api/team-views/${v7()}`, other.token).expect(403);
    }
    await test.http('get', '/api/team-views?list=tickets').expect(401);
  });
});
