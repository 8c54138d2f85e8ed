import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, signedInAgain, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

/** A tenant asks about a charge or a payment: the message names the entry, and the landlord sees it on the ledger. */
describe('questions about entries of the ledger', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-10T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-11-01', rentCents: 120_000 });
    await test.app.get(RentRun).run();
  });

  const at = (rest: string, of = home) => `/api/landlords/leases/${of.leaseId}${rest}`;
  const post = (rest: string, body: object = {}) => test.http('post', at(rest), home.landlord.token).send(body);
  const ask = (entryId: string, who: Person = home.tenant, leaseId = home.leaseId) =>
    test.http('post', '/api/messages', who.token).send({ leaseId, message: 'What is this?', entryId });
  const rows = async (of = home): Promise<Record<string, unknown>[]> =>
    (await test.http('get', at('/ledger', of), of.landlord.token).expect(200)).body.filter(
      ({ status }: { status: string }) => status !== 'scheduled',
    );
  const row = async (entry: string) => (await rows()).find((one) => one['entry'] === entry) ?? {};
  const idOf = async (entry: string) => String((await row(entry))['id']);
  const messages = async (who: Person) =>
    (await test.http('get', `/api/messages?leaseId=${home.leaseId}`, who.token).expect(200)).body;
  const lines = async () =>
    (await test.http('get', `/api/leases/${home.leaseId}/statement/lines?year=2026`, home.tenant.token)).body.lines;

  it('names the entry on both sides, marks its row, and is answered and credited from there', async () => {
    await post('/charges', { kind: 'one_off', label: 'Parking', amountCents: 7500, dueOn: '2026-11-20' }).expect(201);
    const id = await idOf('one_off');
    expect(await row('one_off')).toMatchObject({ askedAt: null, answered: false });
    const { body } = await ask(id).expect(201);
    const entry = { id, name: 'Parking', date: '2026-11-10', amountCents: 7500, currency: 'CAD' };
    expect(body).toMatchObject({ entry, own: true });
    expect(await messages(home.landlord)).toMatchObject([{ entry, fromTenant: true }]);
    expect(await row('one_off')).toMatchObject({ askedAt: body.createdAt, answered: false, reversible: true });
    expect((await row('rent'))['askedAt']).toBeNull();
    expect((await lines()).find((line: { id: string }) => line.id === id)).toMatchObject({ askedAt: body.createdAt });
    const asked = await eventually(async () => {
      const [mail] = await test.sql<{ params: object }>(
        "select params from outbox_message where template = 'messages.new' and recipient = $1",
        [home.landlord.email],
      );
      return mail?.params;
    });
    expect(asked).toMatchObject({ asks: 'yes', behalf: 'no' });
    test.clock.setNow('2026-11-10T15:05:00Z');
    await test
      .http('post', '/api/messages', home.landlord.token)
      .send({ leaseId: home.leaseId, message: 'For the second car.' })
      .expect(201);
    expect(await row('one_off')).toMatchObject({ askedAt: body.createdAt, answered: true });
    // Nothing is blocked by a question.
    await post(`/ledger/${id}/reverse`).expect(200);
  });

  it('can be about a credit, a late fee or a payment too, and names what was taken back', async () => {
    await post('/credits', { amountCents: 5000, label: 'For the heating' }).expect(201);
    await post('/payments', { amountCents: 10_000, method: 'cheque', paidOn: '2026-11-02' }).expect(201);
    await post('/charges', { kind: 'one_off', label: 'Key', amountCents: 2000, dueOn: '2026-11-20' }).expect(201);
    await post(`/ledger/${await idOf('one_off')}/reverse`).expect(200);
    await post(`/ledger/${await idOf('credit')}/reverse`).expect(200);
    expect(await row('reversal_of_credit')).toMatchObject({ label: 'For the heating' });
    for (const [entry, name] of [
      ['credit', 'Credit. For the heating'],
      ['offline_payment', 'Payment'],
      ['rent', 'Rent, November 2026'],
      ['void_of_one_off', 'Voided (Key)'],
      ['reversal_of_credit', 'Reversed (For the heating)'],
    ] as const)
      expect([entry, (await ask(await idOf(entry))).body.entry?.name]).toEqual([entry, name]);
    await test.sql("update app_user set language = 'fr' where id = $1", [home.landlord.userId]);
    const french = await signedInAgain(test, home.landlord);
    const names = (await messages(french)).map(({ entry }: { entry: { name: string } }) => entry.name);
    expect(names).toContain('Loyer, novembre 2026');
  });

  it('is refused for another lease’s entry, for one that isn’t there, and for someone else', async () => {
    const other = await letHome(test, { startsOn: '2026-11-01' });
    await test.app.get(RentRun).run();
    const [theirs] = (await rows(other)).filter((one) => one['entry'] === 'rent');
    await ask(String(theirs?.['id'])).expect(404);
    await ask(String(theirs?.['id']), other.tenant, home.leaseId).expect(404);
    await ask(home.leaseId).expect(404);
    await ask('scheduled-rent-2026-12').expect(400);
    await ask(await idOf('rent'), await person(test, 'tenant')).expect(404);
    expect((await row('rent'))['askedAt']).toBeNull();
    expect(await messages(home.landlord)).toEqual([]);
  });
});
