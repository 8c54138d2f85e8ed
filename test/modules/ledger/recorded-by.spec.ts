import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { pdfTexts } from '../../support/pdf-text.js';
import { unzip } from '../../support/unzip.js';

interface Row {
  [column: string]: string;
}

/** Several people keep one landlord's books: they see who recorded what. Tenants don't. */
describe('who recorded an entry', () => {
  let test: TestApp;
  let home: LetHome;
  let marc: Person;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-10T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-11-01', rentCents: 120_000 });
    marc = await colleague();
    await test.app.get(RentRun).run();
  });

  async function colleague(): Promise<Person> {
    const made = await person(test, 'landlord');
    await test.sql("update app_user set first_name = 'Marc', last_name = 'Manager' where id = $1", [made.userId]);
    await test.sql("update membership set account_id = $2, role = 'manager' where user_id = $1", [
      made.userId,
      home.landlord.accountId,
    ]);
    return { ...made, accountId: home.landlord.accountId };
  }
  const post = (rest: string, body: object = {}, who = marc) =>
    test.http('post', `/api/landlords/leases/${home.leaseId}${rest}`, who.token).send(body);
  const pay = (amountCents = 50_000, who = marc) =>
    post('/payments', { amountCents, method: 'cheque', paidOn: '2026-11-02' }, who).expect(201);
  const rows = async (): Promise<{ id: string; entry: string; recordedBy: unknown }[]> =>
    (await test.http('get', `/api/landlords/leases/${home.leaseId}/ledger`, home.landlord.token).expect(200)).body;
  const by = async (entry: string) =>
    (await rows()).find((row) => row.entry === entry && !row.id.startsWith('scheduled'))?.recordedBy;
  const accountantPackage = async (language: string) =>
    unzip(
      (
        await test
          .http(
            'get',
            `/api/landlords/accountant-package?from=2026-01-01&to=2026-12-31&language=${language}`,
            home.landlord.token,
          )
          .buffer(true)
          .parse((response, done) => {
            const parts: Buffer[] = [];
            response.on('data', (part: Buffer) => parts.push(part));
            response.on('end', () => done(null, Buffer.concat(parts)));
          })
          .expect(200)
      ).body as Buffer,
    );
  const payments = async () =>
    (await test.http('get', `/api/landlords/payments?leaseId=${home.leaseId}`, home.landlord.token).expect(200)).body;

  it('a colleague by name and day, the product as automatic, in the ledger and the list of payments', async () => {
    await pay();
    expect(await by('rent')).toMatchObject({ kind: 'automatic', name: null });
    const marcs = { kind: 'colleague', name: 'Marc Manager', own: false, at: expect.stringMatching(/^2026-11-10T15:/) };
    expect(await by('offline_payment')).toEqual(marcs);
    expect(await payments()).toMatchObject([{ recordedBy: marcs, takenBackBy: null, byMistake: false }]);
    test.clock.setNow('2026-11-10T16:00:00Z');
    const [{ entryId }] = await payments();
    await post(`/ledger/${entryId}/reverse`, {}, home.landlord).expect(200);
    const owners = { kind: 'colleague', name: 'Test Person', own: true, at: expect.stringMatching(/^2026-11-10T16:/) };
    expect(await by('reversal_of_offline_payment')).toEqual(owners);
    expect(await payments()).toMatchObject([{ recordedBy: marcs, takenBackBy: owners, byMistake: true }]);
    const { text } = await test.http('get', '/api/landlords/payments/export.csv', home.landlord.token).expect(200);
    expect(text).toContain('Marc Manager');
    expect(text).toContain('recordedBy');
    const path = '/api/landlords/payments/export.csv?language=fr';
    const french = await test.http('get', path, home.landlord.token).expect(200);
    expect(french.text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFReçu le,Payeur,Locataires,Numéro,Rue,Logement,Mode,Montant,Remboursé,Devise,État,Numéro du reçu,Note,Inscrit par,Inscrit le (UTC),Annulé ou remboursé par,Annulé ou remboursé le (UTC)',
      expect.stringMatching(/,CAD,Retourné,.*,Marc Manager,2026-11-10T.*,Test Person,2026-11-10T16:/),
    ]);
  });

  it('exports and the package for the accountant say it, and a statement where the landlord asks for it', async () => {
    await pay();
    const [{ entryId }] = await payments();
    await post(`/ledger/${entryId}/reverse`, {}, home.landlord).expect(200);
    const csv = (text: string) => parse(text, { bom: true, columns: true, record_delimiter: '\r\n' }) as Row[];
    const table = async (name: string) =>
      csv((await test.http('get', `/api/landlords/export/${name}.csv`, home.landlord.token).expect(200)).text);
    const at = expect.stringMatching(/^2026-11-10T15:/);
    const ledger = await table('ledger');
    const recorders = (kind: string) => ledger.filter((row) => row['kind'] === kind);
    for (const row of recorders('offline_payment'))
      expect(row).toMatchObject({ recordedBy: 'Marc Manager', recordedAt: at });
    for (const row of recorders('reversal')) expect(row).toMatchObject({ recordedBy: 'Test Person', recordedAt: at });
    for (const row of recorders('rent')) expect(row).toMatchObject({ recordedBy: 'automatic' });
    expect(recorders('offline_payment').length * recorders('reversal').length * recorders('rent').length).not.toBe(0);
    expect(await table('payments')).toMatchObject([{ recordedBy: 'Marc Manager', takenBackBy: 'Test Person' }]);

    const inside = await accountantPackage('fr');
    const journal = csv(inside.get('journal.csv')?.toString() ?? '').filter((row) => row['Écriture'] !== 'Affecté');
    expect(new Set(journal.map((row) => row['Inscrit par']))).toEqual(
      new Set(['Automatiquement', 'Marc Manager', 'Test Person']),
    );
    expect(inside.get('ledger.journal')?.toString()).toContain('; recorded-by: Marc Manager');
    expect(csv(inside.get('payments.csv')?.toString() ?? '')).toMatchObject([
      { 'Inscrit par': 'Marc Manager', 'Annulé ou remboursé par': 'Test Person' },
    ]);

    const statement = async (token: string, query = '') =>
      pdfTexts(
        Buffer.from(
          (
            await test
              .http('get', `/api/leases/${home.leaseId}/statement?year=2026&language=en${query}`, token)
              .buffer()
              .expect(200)
          ).body,
        ),
      )
        .join(' ')
        .replaceAll(/\s+/g, ' ');
    const asked = await statement(home.landlord.token, '&recorders=true');
    expect(asked).toContain('Payment. Recorded by Marc Manager on Nov 10, 2026');
    expect(asked).toContain('Rent, November 2026. Recorded automatically');
    // The usual one may go to the tenants, and theirs never has it.
    expect(await statement(home.landlord.token)).not.toContain('Marc');
    expect(await statement(home.tenant.token, '&recorders=true')).not.toMatch(/Marc|Recorded/);
  });

  it('a refund of a card payment names the colleague who asked for it, also for the cashback that goes with it', async () => {
    const { body: paid } = await test
      .http('post', '/api/payments', home.tenant.token)
      .send({ leaseId: home.leaseId, amountCents: 120_000, method: 'debit_card' })
      .expect(201);
    await test
      .http('post', `/api/payments/${paid.id}/refunds`, marc.token)
      .send({ amountCents: 10_000, balance: 'owed_again' })
      .expect(201);
    await eventually(async () => (await by('cashback_withdrawn')) !== undefined);
    const marcs = { kind: 'colleague', name: 'Marc Manager' };
    expect(await by('refund')).toMatchObject(marcs);
    expect(await by('cashback_withdrawn')).toMatchObject(marcs);
    expect(await by('online_payment')).toMatchObject({ kind: 'tenant', name: null });
    expect(await payments()).toMatchObject([{ takenBackBy: marcs }]);
    // Tenants don’t see who it was.
    const own = await test
      .http('get', `/api/leases/${home.leaseId}/statement/lines?year=2026`, home.tenant.token)
      .expect(200);
    expect(JSON.stringify(own.body)).not.toContain('Marc');
  });

  it('a payment that the bank returned isn’t one that was recorded by mistake', async () => {
    const { body } = await pay();
    await test
      .http('post', `/api/payments/${body.id}/return`, marc.token)
      .send({ returnedOn: '2026-11-09' })
      .expect(200);
    expect(await payments()).toMatchObject([{ byMistake: false, takenBackBy: { name: 'Marc Manager' } }]);
  });

  it('someone who has left the account is a former colleague, and entries of before have no one', async () => {
    await pay();
    await test.sql('delete from membership where user_id = $1', [marc.userId]);
    expect(await by('offline_payment')).toMatchObject({ kind: 'former_colleague', name: null });
    const path = '/api/landlords/payments/export.csv?language=es';
    const { text } = await test.http('get', path, home.landlord.token).expect(200);
    expect(text).toContain(',Alguien que ya no está en el equipo,');
    await test.sql(
      "insert into membership (id, account_id, demo, user_id, role, created_at) values (gen_random_uuid(), $1, false, $2, 'manager', now())",
      [home.landlord.accountId, marc.userId],
    );
    await test.sql('update app_user set deleted_at = now() where id = $1', [marc.userId]);
    expect(await by('offline_payment')).toMatchObject({ kind: 'former_colleague', name: null });
  });

  it('tenants and other landlords don’t see it', async () => {
    await pay();
    const { text } = await test
      .http('get', `/api/leases/${home.leaseId}/statement/lines?year=2026`, home.tenant.token)
      .expect(200);
    expect(text).not.toContain('Marc');
    expect(text).not.toContain('recordedBy');
    await test
      .http('get', `/api/landlords/leases/${home.leaseId}/ledger`, (await letHome(test)).landlord.token)
      .expect(404);
  });

  it('a colleague’s message to a tenant carries the landlord’s name', async () => {
    const send = (who: Person, message: string) =>
      test.http('post', '/api/messages', who.token).send({ leaseId: home.leaseId, message }).expect(201);
    await send(marc, 'The plumber comes on Monday.');
    const { body } = await test.http('get', `/api/messages?leaseId=${home.leaseId}`, home.tenant.token).expect(200);
    expect(body).toMatchObject([{ senderName: 'Marc Manager', onBehalfOf: 'Test account' }]);
    const params = await eventually(async () => {
      const [mail] = await test.sql<{ params: object }>(
        "select params from outbox_message where template = 'messages.new' and recipient = $1",
        [home.tenant.email],
      );
      return mail?.params;
    });
    expect(params).toMatchObject({ sender: 'Marc Manager', behalf: 'yes', landlord: 'Test account' });
    await test.sql("update account set name = 'Test Person' where id = $1", [home.landlord.accountId]);
    await send(home.landlord, 'At nine.');
    const again = await test.http('get', `/api/messages?leaseId=${home.leaseId}`, home.tenant.token).expect(200);
    expect(again.body[0]).toMatchObject({ senderName: 'Test Person', onBehalfOf: null });
  });
});
