import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PaymentReports } from '../../../src/modules/payments/payment-reports.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { Catalogues } from '../../../src/platform/i18n/catalogues.js';
import { renderMail } from '../../../src/platform/outbox/render-mail.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { signedInAgain } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

/** All tenants of a lease get mails about its money. Only the one who paid reads “your payment”. */
describe('PY-018 mails to several tenants name whose payment it was', () => {
  const words = new Catalogues();
  let test: TestApp;
  let home: LetHome;
  let roommate: string;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-12-01T16:00:00Z');
    home = await letHome(test, { startsOn: '2026-12-01', chargeFrom: '2026-12-01' });
    roommate = `${home.leaseId}@example.com`;
    await test.sql(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, first_name, last_name, email, language)
       select gen_random_uuid(), account_id, demo, created_at, property_id, unit_id, lease_id, 'Jo', 'Roy', $2, 'fr' from lease_tenant where id = $1`,
      [home.leaseTenantId, roommate],
    );
    await test.app.get(RentRun).run();
  });

  const post = (path: string, body: object, token = home.landlord.token) => test.http('post', path, token).send(body);
  const pay = async (): Promise<string> =>
    (
      await post(
        '/api/payments',
        { leaseId: home.leaseId, amountCents: 165_000, method: 'bank' },
        home.tenant.token,
      ).expect(201)
    ).body.id;
  const record = async (payer: object): Promise<string> =>
    (
      await post(`/api/landlords/leases/${home.leaseId}/payments`, {
        amountCents: 165_000,
        method: 'cheque',
        paidOn: '2026-12-01',
        ...payer,
      }).expect(201)
    ).body.id;
  type Sent = { template: string; language: string; params: Record<string, string> };
  /** The text of the mail, as it is read. */
  async function read(to: string, template: string): Promise<string> {
    const sent = async () =>
      (
        await test.sql<Sent>(
          'select template, language, params from outbox_message where recipient = $1 and template = $2',
          [to, template],
        )
      )[0];
    await eventually(async () => Boolean(await sent()));
    const { subject, text } = renderMail(words, (await sent()) as Sent);
    return `${subject}\n${text}`;
  }

  it.each([
    ['owed_again', 'payments.refunded_owed'],
    ['forgiven', 'payments.refunded_forgiven'],
  ])('a refund through the provider, %s', async (balance, template) => {
    const id = await pay();
    await post(`/api/payments/${id}/refunds`, { amountCents: 10_000, balance, reason: 'No heat' }).expect(201);
    expect(await read(home.tenant.email, template)).toMatch(/\$100\.00\sCAD of your payment/);
    const other = await read(roommate, template);
    expect(other).toContain('du paiement fait par Kim Larsen le 1er décembre 2026');
    expect(other).not.toMatch(/votre paiement|vous a remboursé|vous aviez/);
    expect(other).toContain('C’était un essai : aucune somme n’a été transférée.');
  });

  it('a payment of one tenant that arrives, for another tenant with an account', async () => {
    await test.sql("update lease_tenant set user_id = $2, language = 'en' where email = $1", [
      roommate,
      home.landlord.userId,
    ]);
    const reader = home.landlord.email;
    await pay();
    expect(await read(home.tenant.email, 'payments.succeeded')).toMatch(/We received your payment of/);
    const other = await read(reader, 'payments.succeeded');
    expect(other).toMatch(/We received Kim Larsen’s payment of/);
    expect(other).toContain('This was a test: no money was moved.');
  });

  it('a returned check: the payer, the day on which it was returned, and what is owed then', async () => {
    const id = await record({ payerTenantId: home.leaseTenantId });
    test.clock.setNow('2026-12-03T16:00:00Z');
    home = { ...home, landlord: await signedInAgain(test, home.landlord) };
    await post(`/api/payments/${id}/return`, { returnedOn: '2026-12-02' }).expect(200);
    const own = await read(home.tenant.email, 'payments.returned');
    expect(own).toMatch(
      /On December 2, 2026, your bank returned your payment of \$1,650\.00\sCAD from December 1, 2026\./,
    );
    expect(own).toMatch(/You now owe \$1,650\.00\sCAD in all\./);
    const other = await read(roommate, 'payments.returned');
    expect(other).toMatch(
      /Le 2 décembre 2026, la banque a retourné le paiement de 1\s650,00\s\$\sCAD fait par Kim Larsen/,
    );
    expect(other).not.toMatch(/[Vv]otre banque/);
    const landlord = await read(home.landlord.email, 'payments.returned_landlord');
    expect(landlord).toMatch(/^Kim Larsen’s payment of \$1,650\.00\sCAD was returned/);
    expect(landlord).toContain('for 87 Laurier Avenue West, Unit 302');
  });

  it('a payment of the provider that is returned', async () => {
    await test.app.get(PaymentReports).take(await pay(), { state: 'returned', reference: 'x' });
    expect(await read(home.tenant.email, 'payments.returned')).toContain('Your bank returned your payment');
    expect(await read(roommate, 'payments.returned')).toContain('fait par Kim Larsen');
  });

  it('money given back by hand', async () => {
    const id = await record({ payerName: 'Jo Roy' });
    await post(`/api/payments/${id}/give-backs`, {
      amountCents: 5000,
      givenOn: '2026-12-01',
      method: 'cash',
      balance: 'owed_again',
    }).expect(201);
    expect(await read(roommate, 'payments.given_back')).toMatch(
      /de votre paiement du 1er décembre 2026 vous ont été rendus/,
    );
    const other = await read(home.tenant.email, 'payments.given_back');
    expect(other).toContain('of Jo Roy’s payment from December 1, 2026 was given back on December 1, 2026, in cash.');
    expect(other).toContain('If Jo Roy didn’t get it, tell your landlord.');
  });

  it('money of an unknown payer is no one’s own', async () => {
    const id = await record({});
    await post(`/api/payments/${id}/return`, { returnedOn: '2026-12-01' }).expect(200);
    expect(await read(home.tenant.email, 'payments.returned')).toContain('the bank returned the payment of');
    expect(await read(home.landlord.email, 'payments.returned_landlord')).toMatch(/^A tenant’s payment of/);
  });
});
