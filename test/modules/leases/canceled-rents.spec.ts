import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import type { OutboxMessage } from '../../../src/platform/outbox/outbox-message.entity.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { pdfTexts } from '../../support/pdf-text.js';

/** A change of rent that the landlord canceled: tenants without email read on paper that it no longer applies. */
describe('letters about a change of rent', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-22T15:00:00Z');
    home = await letHome(test, { startsOn: '2024-01-01', chargeFrom: '2026-12-01', rentCents: 200_000 });
    await test.sql("update property set region = 'ON', country = 'CA' where id = $1", [home.propertyId]);
  });

  const at = (rest: string) => `/api/landlords/leases/${home.leaseId}${rest}`;
  const post = (rest: string, body: object = {}) => test.http('post', at(rest), home.landlord.token).send(body);
  const get = (kind: string, query = '', token = home.landlord.token) =>
    test.http('get', `/api/leases/${home.leaseId}/letters/${kind}${query}`, token).buffer();
  const read = async (kind: string, query = '', token = home.landlord.token) =>
    pdfTexts((await get(kind, query, token).expect(200)).body)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
  const letters = async (): Promise<string[]> =>
    (await test.http('get', at(''), home.landlord.token).expect(200)).body.letters;
  const rise = (rentCents = 203_800, startsOn = '2027-03-01') =>
    post('/renew', { startsOn, rentCents, termEndsOn: null, confirmReason: 'Published' }).expect(200);
  const onPaper = () =>
    test.sql(
      "update lease_tenant set email = null, user_id = null, joined_at = null, language = 'fr' where lease_id = $1",
      [home.leaseId],
    );

  it('the letter names the official form of the region, and no form for a rent that doesn’t rise', async () => {
    await rise();
    const text = await read('rent');
    expect(text).toContain('N1 / N2');
    expect(text).toContain('tribunalsontario.ca/ltb/forms');
    expect(text).not.toContain('Many regions require');
    await post('/renew/cancel').expect(200);
    await post('/renew', { startsOn: '2027-03-01', rentCents: 200_000, termEndsOn: null }).expect(200);
    expect(await read('rent')).not.toContain('Official form');
  });

  it('one that is canceled has a letter of its own, and the earlier one says that it is canceled', async () => {
    await get('rent_canceled').expect(404);
    await rise();
    expect(await letters()).toEqual(['rent']);
    expect((await test.http('get', at(''), home.landlord.token)).body.nextTerm).toMatchObject({ rentOnly: true });
    await post('/renew/cancel').expect(200);
    expect(await letters()).toEqual(['rent', 'rent_canceled']);
    const canceled = await read('rent_canceled');
    for (const words of ['A rent change was canceled', '$2,038.00', 'March 1, 2027', 'Your rent stays at $2,000.00'])
      expect(canceled).toContain(words);
    const before = await read('rent');
    for (const words of ['Rent change (canceled)', 'Canceled on', 'November 22, 2026', '$2,000.00', '$2,038.00'])
      expect(before).toContain(words);
    expect(await read('rent_canceled', '', home.tenant.token)).toContain('A rent change was canceled');
    const other = await letHome(test);
    await get('rent_canceled', '', other.landlord.token).expect(404);
    await get('rent_canceled', '', other.tenant.token).expect(404);
    await rise(202_000);
    const again = await read('rent');
    expect(again).toContain('$2,020.00');
    expect(again).not.toContain('canceled');
    expect(await read('rent_canceled')).toContain('$2,038.00');
  });

  it('the landlord’s copy is in the tenant’s language, and in their own where they ask for it', async () => {
    await rise();
    await onPaper();
    expect(await read('rent')).toContain('Changement de loyer');
    expect(await read('rent')).toContain('1er mars 2027');
    expect(await read('rent', '?language=en')).toContain('Rent change');
    await post('/renew/cancel').expect(200);
    expect(await read('rent_canceled')).toContain('Un changement de loyer est annulé');
  });

  it('the email about a lease from month to month speaks of its rent, not of a new term', async () => {
    const mailed = () =>
      eventually(async () => {
        const rows = await test.sql<Pick<OutboxMessage, 'template' | 'language' | 'params'>>(
          "select template, language, params from outbox_message where recipient = $1 and template = 'landlords.rent_change' order by created_at desc, id desc",
          [home.tenant.email],
        );
        return rows[0] && renderMail(test.app.get(Catalogues), rows[0]).text;
      });
    await rise();
    expect(await mailed()).toContain('Your landlord changed the rent for');
    await post('/renew/cancel').expect(200);
    await test.sql('delete from outbox_message');
    await post('/renew', { startsOn: '2027-03-01', rentCents: 200_000, termEndsOn: '2028-02-29' }).expect(200);
    expect(await mailed()).toContain('Your landlord recorded a new term for');
  });

  it('what is canceled is a change of rent, or a new term where there was to be one', async () => {
    const mailed = (words: string) =>
      eventually(async () => {
        const rows = await test.sql<Pick<OutboxMessage, 'template' | 'language' | 'params'>>(
          "select template, language, params from outbox_message where recipient = $1 and template = 'landlords.rent_change_canceled'",
          [home.tenant.email],
        );
        return rows.some((row) => renderMail(test.app.get(Catalogues), row).text.includes(words));
      });
    await rise();
    await post('/renew/cancel').expect(200);
    await mailed('Your landlord canceled the rent change for');
    await post('/renew', { startsOn: '2027-03-01', rentCents: 200_000, termEndsOn: '2028-02-29' }).expect(200);
    expect((await test.http('get', at(''), home.landlord.token)).body.nextTerm).toMatchObject({ rentOnly: false });
    await post('/renew/cancel').expect(200);
    await mailed('Your landlord canceled the new lease term for');
    expect(await read('rent_canceled')).toContain('A new term was canceled');
    // A fixed term that has run out goes on from month to month.
    await test.sql("update lease set term_ends_on = '2026-06-30' where id = $1", [home.leaseId]);
    await test.sql('delete from lease_term where lease_id = $1', [home.leaseId]);
    await rise();
    expect((await test.http('get', at(''), home.landlord.token)).body.nextTerm).toMatchObject({ rentOnly: true });
    await post('/renew/cancel').expect(200);
    expect(await read('rent_canceled')).toContain('A rent change was canceled');
  });

  it('stays readable as long as the list offers it, also years later', async () => {
    await rise();
    await test.sql("update lease_term set ends_on = '2025-02-28' where lease_id = $1 and notice_on is null", [
      home.leaseId,
    ]);
    await test.sql("update lease_term set starts_on = '2025-03-01' where lease_id = $1 and notice_on is not null", [
      home.leaseId,
    ]);
    for (const kind of await letters())
      for (const token of [home.landlord.token, home.tenant.token]) await get(kind, '', token).expect(200);
    expect(await letters()).toEqual(['rent']);
    expect(await read('rent')).toContain('March 1, 2025');
  });
});
