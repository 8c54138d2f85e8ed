import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { letHome } from '../../factories/homes.js';
import { ids, OUTSIDE, office, type Office } from '../../factories/office.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('people', () => {
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

  it('SF-022 staff’s reading of a person’s page, and of a lead’s, is in the audit log', async () => {
    const { tenant } = await letHome(test);
    const { body } = await test.http('get', `/api/people/${tenant.userId}`, staff.token).expect(200);
    expect(body).toMatchObject({
      id: tenant.userId,
      email: tenant.email,
      userType: 'tenant',
      homes: expect.stringContaining('302'),
    });
    expect(Object.keys(body).join()).not.toMatch(/hash|password|emergency|notes/i);
    expect(await entries('person.read', tenant.userId)).toEqual([{ user_id: staff.userId }]);
    const log = await test.http('get', `/api/admin/audit-log?subjectId=${tenant.userId}`, admin.token).expect(200);
    expect(log.body.map(({ action }: { action: string }) => action)).toContain('person.read');
    const lead = await newLead();
    await test.http('get', `/api/crm-leads/${lead.id}`, staff.token).expect(200);
    expect(await entries('lead.read', lead.id)).toEqual([{ user_id: staff.userId }]);
  });

  it('a page that a live update reads again is one look, a later look another, and every reader’s their own', async () => {
    const lead = await newLead();
    const { userId } = await person(test, 'supplier');
    const look = async (who: Person) => {
      await test.http('get', `/api/crm-leads/${lead.id}`, who.token).expect(200);
      await test.http('get', `/api/people/${userId}`, who.token).expect(200);
    };
    const readers = async () =>
      [await entries('lead.read', lead.id), await entries('person.read', userId)].map((all) =>
        all.map(({ user_id: id }) => id),
      );
    for (let update = 0; update < 3; update += 1) await look(staff);
    expect(await readers()).toEqual([[staff.userId], [staff.userId]]);
    const began = test.clock.now().getTime();
    try {
      test.clock.setNow(new Date(began + 16 * 60_000));
      await look(staff);
    } finally {
      test.clock.setNow(new Date(began));
    }
    await look(admin);
    const all = [staff.userId, staff.userId, admin.userId].sort();
    expect((await readers()).map((ids) => ids.toSorted())).toEqual([all, all]);
  });

  it('nobody else reads one, and no world the other’s', async () => {
    const { userId } = await person(test, 'landlord');
    for (const role of OUTSIDE)
      await test.http('get', `/api/people/${userId}`, (await person(test, role)).token).expect(403);
    await test.http('get', `/api/people/${userId}`, demoStaff.token).expect(404);
    expect(await entries('person.read', userId)).toEqual([]);
  });

  it('colleagues are staff and admins of the same world', async () => {
    const found = ids(await test.http('get', '/api/people/colleagues', staff.token).expect(200));
    expect(found).toEqual(expect.arrayContaining([staff.userId, admin.userId]));
    expect(found).not.toContain(demoStaff.userId);
  });

  it('staff’s reading of leases, payments and documents is in the audit log, once a look, and a refused one is not', async () => {
    const { tenant, landlord, leaseId } = await letHome(test);
    await test.http('get', `/api/landlords/leases/${leaseId}`, staff.token).expect(200);
    for (const path of ['landlords/leases', `landlords/leases/${leaseId}/ledger`, 'payments', 'documents'])
      await test.http('get', `/api/${path}?limit=5`, staff.token).expect(200);
    expect(await entries('lease.read', leaseId)).toEqual([{ user_id: staff.userId }]);
    for (const action of ['lease.read_list', 'payment.read_list', 'document.read_list'])
      expect(await entries(action, staff.userId)).toEqual([{ user_id: staff.userId }]);
    await test.http('get', `/api/landlords/leases/${leaseId}`, demoStaff.token).expect(404);
    await test.http('get', `/api/landlords/leases/${leaseId}`, landlord.token).expect(200);
    expect(await entries('lease.read', leaseId)).toHaveLength(1);
    expect(await entries('lease.read_list', tenant.userId)).toEqual([]);
  });
});
