import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { pdfTexts } from '../../support/pdf-text.js';

/** A landlord reminds tenants of what is due, by hand. */
describe('reminders of what is owed', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-20T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-10-01', chargeFrom: '2026-10-01' });
    await test.app.get(RentRun).run();
  });
  afterAll(() => test.close());

  const remind = (leaseIds: string[], by = home.landlord.token) =>
    test.http('post', '/api/landlords/reminders', by).send({ leaseIds });
  const sent = (channel = 'email') =>
    test.sql<{ recipient: string; language: string; params: Record<string, string> }>(
      "select recipient, language, params from outbox_message where template = 'payments.owed_reminder' and channel = $1 order by created_at, recipient",
      [channel],
    );
  const another = async () => {
    const next = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' }, home.landlord);
    await test.app.get(RentRun).run();
    return next;
  };

  it('says what is due and since when, in the language of each tenant, once a day', async () => {
    await test.sql(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, first_name, last_name, email, language)
      select gen_random_uuid(), account_id, demo, now(), property_id, unit_id, lease_id, 'Luc', 'Roy', 'luc@example.com', 'fr' from lease_tenant where id = $1`,
      [home.leaseTenantId],
    );
    const [first, second] = await Promise.all([remind([home.leaseId]), remind([home.leaseId])]);
    expect([first.body.leases[0], second.body.leases[0]].map(({ code }) => code).toSorted()).toEqual(
      [null, 'reminded_today'].toSorted(),
    );
    const mails = await sent();
    expect(mails.map(({ recipient, language }) => [recipient, language]).toSorted()).toEqual(
      [
        [home.tenant.email, 'en'],
        ['luc@example.com', 'fr'],
      ].toSorted(),
    );
    expect(mails.find(({ language }) => language === 'en')?.params).toMatchObject({
      amount: '$3,300.00\u00a0CAD',
      day: expect.stringContaining('October 1'),
    });
    const { body: history } = await test
      .http('get', `/api/landlords/leases/${home.leaseId}/reminders`, home.landlord.token)
      .expect(200);
    expect(history).toMatchObject([
      { remindedOn: '2026-11-20', owedCents: 330_000, currency: 'CAD', mails: 2, texts: 0 },
    ]);
    expect(
      (await test.http('get', `/api/landlords/owed?leaseId=${home.leaseId}`, home.landlord.token).expect(200)).body,
    ).toMatchObject([{ remindedOn: '2026-11-20' }]);
    test.clock.setNow('2026-11-21T13:00:00Z');
    expect((await remind([home.leaseId]).expect(200)).body.leases).toMatchObject([{ code: null, mails: 2 }]);
    expect(await sent()).toHaveLength(4);
  });

  it('is also a text for those who take texts, and no email for those who take none', async () => {
    const other = await another();
    await test.sql(
      "update app_user set sms_notifications = true, email_notifications = false, phone = '+15145550123' where id = $1",
      [other.tenant.userId],
    );
    expect((await remind([other.leaseId]).expect(200)).body.leases).toMatchObject([
      { mails: 0, texts: 1, notReached: [], code: null },
    ]);
    expect(await sent('sms')).toMatchObject([{ recipient: '+15145550123' }]);
  });

  it('says who can’t be reached, and gives the letter for them', async () => {
    const other = await another();
    await test.sql(
      "update lease_tenant set email = null, user_id = null, joined_at = null, language = 'fr' where id = $1",
      [other.leaseTenantId],
    );
    expect((await remind([other.leaseId]).expect(200)).body.leases).toMatchObject([
      { code: 'nobody_reached', notReached: ['Kim Larsen'], mails: 0 },
    ]);
    expect(
      (await test.http('get', `/api/landlords/leases/${other.leaseId}/reminders`, home.landlord.token).expect(200))
        .body,
    ).toEqual([]);
    const letter = await test
      .http('get', `/api/landlords/leases/${other.leaseId}/reminder-letter`, home.landlord.token)
      .buffer()
      .expect(200);
    const text = pdfTexts(letter.body).join('\n');
    expect(text).toContain('Rappel de paiement');
    expect(text).toMatch(/1\s650,00/);
  });

  it('is refused where nothing is due and for a foreign lease, and one refusal holds up no other', async () => {
    const [paid, open, foreign] = [await another(), await another(), await letHome(test, { startsOn: '2026-11-01' })];
    await test
      .http('post', `/api/landlords/leases/${paid.leaseId}/payments`, home.landlord.token)
      .send({ amountCents: 165_000 })
      .expect(201);
    const { body } = await remind([paid.leaseId, foreign.leaseId, open.leaseId, open.leaseId]).expect(200);
    expect(body.leases.map(({ leaseId, code }: { leaseId: string; code: string | null }) => [leaseId, code])).toEqual([
      [paid.leaseId, 'nothing_due'],
      [foreign.leaseId, 'not_found'],
      [open.leaseId, null],
    ]);
    await test.http('get', `/api/landlords/leases/${paid.leaseId}/reminder-letter`, home.landlord.token).expect(422);
    await test.http('get', `/api/landlords/leases/${foreign.leaseId}/reminder-letter`, home.landlord.token).expect(404);
    await remind([], home.landlord.token).expect(400);
    await remind([open.leaseId], home.tenant.token).expect(403);
  });

  it('goes to nobody before the landlord has confirmed the own address', async () => {
    const other = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
    await test.app.get(RentRun).run();
    await test.sql('update app_user set email_verified_at = null where id = $1', [other.landlord.userId]);
    const before = (await sent()).length;
    expect((await remind([other.leaseId], other.landlord.token).expect(403)).body.code).toBe('email_unverified');
    expect(await sent()).toHaveLength(before);
  });
});

it('reminders of what is owed are limited by person', async () => {
  const test = await startTestApp({ RATE_LIMIT_FACTOR: '0.05' });
  try {
    const { landlord, leaseId } = await letHome(test);
    const remind = () => test.http('post', '/api/landlords/reminders', landlord.token).send({ leaseIds: [leaseId] });
    for (let at = 0; at < 6; at++) await remind().expect(200);
    await remind().expect(429);
  } finally {
    await test.close();
  }
});
