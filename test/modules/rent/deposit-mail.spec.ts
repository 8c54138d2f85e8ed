import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import type { OutboxMessage } from '../../../src/platform/outbox/outbox-message.entity.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { letHome } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

describe('the email about a returned deposit', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('lists what was kept and why, and tells no one that they have an account if they have none', async () => {
    test.clock.setNow('2026-11-10T15:00:00Z');
    const home = await letHome(test, { startsOn: '2026-11-01', rentCents: 120_000 });
    await test.sql("update property set region = 'CO', country = 'US' where id = $1", [home.propertyId]);
    await test.sql(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, first_name, last_name, email, language)
      values (gen_random_uuid(), $1, false, now(), $2, $3, $4, 'Ana', 'Ruiz', 'ana-deposit@example.com', 'fr')`,
      [home.landlord.accountId, home.propertyId, home.unitId, home.leaseId],
    );
    await test.app.get(RentRun).run();
    const post = (rest: string, body: object) =>
      test.http('post', `/api/landlords/leases/${home.leaseId}${rest}`, home.landlord.token).send(body);
    await post('/opening', { depositHeldCents: 100_000 }).expect(201);
    await post('/deposit/return', {
      returnedCents: 68_500,
      deductions: [
        { kind: 'owed', amountCents: 20_000 },
        { amountCents: 11_500, label: 'Broken window' },
      ],
    }).expect(201);
    const mailed = (to: string) =>
      eventually(async () => {
        const [mail] = await test.sql<Pick<OutboxMessage, 'template' | 'language' | 'params'>>(
          "select template, language, params from outbox_message where recipient = $1 and template = 'landlords.owed_deposit_returned'",
          [to],
        );
        return mail && renderMail(test.app.get(Catalogues), mail).text;
      });
    const own = await mailed(home.tenant.email);
    expect(own).toMatch(/Kept from the deposit:\nunpaid rent and charges: \$200\.00.*\nBroken window: \$115\.00/);
    expect(own).toContain('because you have an account');
    const ana = await mailed('ana-deposit@example.com');
    expect(ana).toMatch(/Sommes retenues\s:\n.*200,00.*\nBroken window\s: 115,00/);
    expect(ana).toContain('parce que votre bail est géré avec');
  });
});
