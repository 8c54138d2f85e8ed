import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { letHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { acceptedRequest, offeredRequest, supplier, technician, type Craftsman } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { emergency, keyOf, outside, saveList, sentTo } from '../on-call/on-call.js';

/**
 * The form for a repair says who reads its note on getting in and its phone number (`service-requests.form.accessNoteHelp`
 * and `phoneHelp`). Each kind of reader is named there.
 */
describe('who reads how to get in and whom to call', () => {
  const GIVEN = { accessNote: 'Key under the mat', contactPhone: '514 555 0199' };
  const SHOWN = { accessNote: GIVEN.accessNote, phone: GIVEN.contactPhone };
  let test: TestApp;
  let plombex: Craftsman;
  beforeAll(async () => {
    test = await startTestApp();
    plombex = await supplier(test);
  });
  afterAll(() => test.close());

  const contact = async (who: Person, id: string) => {
    const { status, body } = await test.http('get', `/api/service-requests/${id}`, who.token);
    return status === 200 ? body.contact : status;
  };

  it('the landlord, the support team and admins from the start; a supplier who has an offer doesn’t', async () => {
    const { landlord, tenant, requestId } = await offeredRequest(test, plombex, GIVEN);
    const [support, sales, admin] = await Promise.all([
      person(test, 'staff'),
      person(test, 'staff'),
      person(test, 'admin'),
    ]);
    await test.sql("update app_user set staff_role = 'support' where id = $1", [support.userId]);
    await test.sql("update app_user set staff_role = 'sales' where id = $1", [sales.userId]);
    for (const who of [tenant, landlord, support, admin]) expect(await contact(who, requestId)).toMatchObject(SHOWN);
    expect(await contact(plombex, requestId)).toBeNull();
    expect(await contact(sales, requestId)).toBe(403);
  });

  it('the supplier who has taken the job and the technician who is sent, until it is canceled', async () => {
    const { landlord, requestId } = await acceptedRequest(test, plombex, GIVEN);
    const sent = await technician(test, plombex, requestId);
    const asTechnician = async () => (await test.http('get', `/api/my-jobs/${requestId}`, sent.token)).body.contact;
    expect(await contact(plombex, requestId)).toMatchObject(SHOWN);
    expect(await asTechnician()).toMatchObject(SHOWN);
    await test
      .http('patch', `/api/service-requests/${requestId}`, landlord.token)
      .send({ status: 'cancelled' })
      .expect(200);
    expect(await contact(plombex, requestId)).toBeNull();
    expect((await asTechnician()) ?? null).toBeNull();
  });

  it('in an emergency the person on call who takes it', async () => {
    const home = await letHome(test);
    await saveList(test, home, [outside('Wes')]);
    const { requestId } = await emergency(test, home);
    await test.sql('update request_contact set access_note = $2, phone = $3 where request_id = $1', [
      requestId,
      GIVEN.accessNote,
      GIVEN.contactPhone,
    ]);
    const [key = ''] = (await sentTo(test, 'wes@example.com')).map(keyOf);
    const { body: asked } = await test.http('post', '/api/on-call/links/look').send({ key }).expect(200);
    expect([asked.accessNote, asked.contactPhone]).toEqual([null, null]);
    const { body } = await test.http('post', '/api/on-call/links/acknowledge').send({ key }).expect(200);
    expect([body.accessNote, body.contactPhone]).toEqual([GIVEN.accessNote, GIVEN.contactPhone]);
  });
});
