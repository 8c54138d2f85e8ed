import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RentReminders } from '../../../src/modules/payments/rent-reminders.service.js';
import { home, letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const TERMS = { startsOn: '2026-12-01', chargeFrom: '2026-12-01' };

describe('SEC-17 where text messages go', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-28T20:00:00Z');
  });
  afterAll(() => test.close());

  const save = async (who: Person, phone: string) =>
    (await test.http('put', '/api/profiles/me', who.token).send({ phone }).expect(200)).body;
  const move = (at: { propertyId: string }, country: string, region: string) =>
    test.sql('update property set country = $2, region = $3 where id = $1', [at.propertyId, country, region]);
  const inMexico = async (): Promise<LetHome> => {
    const place = await letHome(test, TERMS);
    await move(place, 'MX', 'JAL');
    return place;
  };

  it('SEC-17 a national number is read in the country of the person’s home, and the profile says what became of it', async () => {
    const { tenant, landlord } = await inMexico();
    expect(await save(tenant, '55 1234 5678')).toMatchObject({ phone: '55 1234 5678', textNumber: '+525512345678' });
    expect(await save(landlord, '55 1234 5678 ext. 9')).toMatchObject({
      phone: '55 1234 5678 ext. 9',
      textNumber: '+525512345678',
    });
    expect(await save(tenant, '+33 6 12 34 56 78')).toMatchObject({ textNumber: '+33612345678' });
    expect(await save(tenant, '')).toMatchObject({ phone: null, textNumber: null });
  });

  it('ST-010 a number that nobody could call is refused; one that was stored before stays with other changes', async () => {
    const { tenant, landlord } = await inMexico();
    const refused = async (who: Person, body: object) => {
      const answer = await test.http('put', '/api/profiles/me', who.token).send(body).expect(400);
      return answer.body.details.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`);
    };
    expect(await refused(tenant, { phone: '12' })).toEqual(['phone phone']);
    expect(await refused(tenant, { phone: '06 12 34 56 78' })).toEqual(['phone phone']);
    expect(await refused(tenant, { emergencyContactPhone: '911911' })).toEqual(['emergencyContactPhone phone']);
    expect(await refused(landlord, { tenantEmergencyPhone: 'call me' })).toEqual(['tenantEmergencyPhone phone']);
    expect(await save(tenant, '(416) 555-0134')).toMatchObject({ phone: '(416) 555-0134' });
    await test.sql("update app_user set phone = '12' where id = $1", [tenant.userId]);
    const kept = await test
      .http('put', '/api/profiles/me', tenant.token)
      .send({ phone: '12', emergencyContactName: 'Lou' })
      .expect(200);
    expect(kept.body).toMatchObject({ phone: '12', emergencyContactName: 'Lou' });
  });

  it('SEC-17 without a country, or with two, it is not guessed', async () => {
    const [staff, landlord] = [await person(test, 'staff'), await person(test, 'landlord')];
    expect((await save(staff, '514-555-0134')).textNumber).toBeNull();
    expect((await save(staff, '+1 514-555-0134')).textNumber).toBe('+15145550134');
    await home(test, landlord);
    expect((await save(landlord, '514-555-0134')).textNumber).toBe('+15145550134');
    await move(await home(test, landlord), 'FR', '75');
    expect((await save(landlord, '514-555-0134')).textNumber).toBeNull();
  });

  it('SEC-17 a reminder goes to the number of that country, and to none that cannot be reached', async () => {
    const [reached, unreached] = [await inMexico(), await inMexico()];
    const people: [LetHome, string][] = [
      [reached, '55 1234 5678'],
      [unreached, '551 234 567'],
    ];
    for (const [{ tenant }, phone] of people)
      await test.sql('update app_user set phone = $2, sms_notifications = true where id = $1', [tenant.userId, phone]);
    test.clock.setNow('2026-11-28T16:30:00Z');
    await test.app.get(RentReminders).run();
    const texts = await test.sql<{ recipient: string }>("select recipient from outbox_message where channel = 'sms'");
    expect(texts).toEqual([{ recipient: '+525512345678' }]);
    expect(
      await test.sql("select 1 from outbox_message where channel = 'email' and recipient = $1", [
        unreached.tenant.email,
      ]),
    ).toHaveLength(1);
  });

  it.each([
    '+15551234567',
    '+1514555013',
    '+442079460958',
    '+19005550199',
    '55 1234 5678',
    '+525512345678 ext. 4',
    '+0',
    'constructor',
  ])('SEC-17 staff cannot text %s', async (to) => {
    const { body } = await test
      .http('post', '/api/send-sms', (await person(test, 'staff')).token)
      .send({ to, template: 'call_back' })
      .expect(400);
    expect(body.details).toEqual([{ field: 'to', message: 'Invalid phone number', code: 'phone' }]);
  });

  it('SEC-17 the number of somebody on a lease is checked against the plan of the home’s country', async () => {
    const place = await home(test);
    await move(place, 'FR', '75');
    const lease = await test
      .http('post', `/api/landlords/units/${place.unitId}/leases`, place.landlord.token)
      .send({ startsOn: '2027-01-01', rentCents: 100_000 })
      .expect(201);
    const add = (phone: string) =>
      test
        .http('post', `/api/landlords/leases/${lease.body.id}/tenants`, place.landlord.token)
        .send({ firstName: 'Zoé', lastName: 'Roy', email: 'zoe@example.com', phone });
    for (const bad of ['12 34 56 78', '514-555-0134', '112', '0612345678901'])
      expect((await add(bad).expect(400)).body.details[0].field).toBe('phone');
    await add('06 12 34 56 78 poste 4').expect(201);
  });
});
