import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { letHome, type LetHome } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { pdfTexts } from '../../support/pdf-text.js';

/** Both sides read in the ledger that the landlord holds a deposit which no one paid here. */
describe('PY-020 the deposit that a lease brought along', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-10T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-11-01', rentCents: 120_000 });
    await test.sql("update property set region = 'CO', country = 'US' where id = $1", [home.propertyId]);
  });

  const at = (rest: string) => `/api/landlords/leases/${home.leaseId}${rest}`;
  const post = (rest: string, body: object = {}) => test.http('post', at(rest), home.landlord.token).send(body);
  const rows = async () => (await test.http('get', at('/ledger'), home.landlord.token).expect(200)).body;
  const row = async (name: string) => (await rows()).find(({ entry }: { entry: string }) => entry === name);
  const summary = async () => (await test.http('get', at('/ledger/summary'), home.landlord.token)).body;
  const file = async (token: string, language = 'en') =>
    pdfTexts(
      Buffer.from(
        (
          await test
            .http('get', `/api/leases/${home.leaseId}/statement?year=2026&language=${language}`, token)
            .buffer()
            .expect(200)
        ).body,
      ),
    )
      .join(' ')
      .replaceAll(/\s+/g, ' ');
  const balanced = async () =>
    expect(
      await test.sql(
        'select entry_id from posting where lease_id = $1 group by entry_id having sum(amount_cents) <> 0',
        [home.leaseId],
      ),
    ).toEqual([]);

  it('is a line of the ledger with its date and amount, and changes no balance', async () => {
    await post('/opening', { balanceCents: 30_000, depositHeldCents: 100_000 }).expect(201);
    expect(await row('deposit_received')).toMatchObject({
      date: '2026-11-10',
      depositCents: 100_000,
      chargeCents: null,
      paymentCents: null,
      balanceCents: 30_000,
      status: 'posted',
      reversible: true,
    });
    expect(await summary()).toMatchObject({ balanceCents: 30_000, depositHeldCents: 100_000, paidThisYearCents: 0 });
    for (const show of ['charges', 'payments'])
      expect((await test.http('get', at(`/ledger?show=${show}`), home.landlord.token)).body).not.toContainEqual(
        expect.objectContaining({ entry: 'deposit_received' }),
      );
    await balanced();
  });

  it('is in the statement of both sides, on the screen and on paper, in each language', async () => {
    await post('/opening', { depositHeldCents: 100_000 }).expect(201);
    for (const token of [home.tenant.token, home.landlord.token]) {
      const words = 'Opening deposit. $1,000.00 CAD was already held when the lease was entered here';
      expect(await file(token)).toContain(words);
      const lines = await test
        .http('get', `/api/leases/${home.leaseId}/statement/lines?year=2026&language=en`, token)
        .expect(200);
      expect(lines.body).toMatchObject({ openingCents: 0, closingCents: 0 });
      expect(lines.body.lines).toMatchObject([
        { date: '2026-11-10', entry: words.replace('$1,000.00 CAD', '$1,000.00\u00a0CAD'), chargeCents: null },
      ]);
    }
    expect(await file(home.tenant.token, 'fr')).toContain('Dépôt d’ouverture');
    expect(await file(home.tenant.token, 'es')).toContain('Depósito inicial');
  });

  it('comes with a lease that was imported', async () => {
    const draft = await letHome(test, { state: 'draft' });
    await test.sql('update lease set opening_deposit_cents = 80000, activated_at = null where id = $1', [
      draft.leaseId,
    ]);
    await test.http('post', `/api/landlords/leases/${draft.leaseId}/activate`, draft.landlord.token).expect(200);
    await eventually(async () => {
      const { body } = await test.http('get', `/api/landlords/leases/${draft.leaseId}/ledger`, draft.landlord.token);
      return body.some(
        ({ entry, depositCents }: { entry: string; depositCents: number }) =>
          entry === 'deposit_received' && depositCents === 80_000,
      );
    });
  });

  it('is what the return at the end refers to, and can’t be reversed after it', async () => {
    await post('/opening', { depositHeldCents: 100_000 }).expect(201);
    test.clock.setNow('2026-11-11T14:00:00Z');
    await post('/deposit/return', {
      returnedCents: 90_000,
      deductions: [{ amountCents: 10_000, label: 'Broken window' }],
    }).expect(201);
    expect(await row('deposit_returned')).toMatchObject({
      date: '2026-11-11',
      depositCents: 90_000,
      depositKeptCents: 10_000,
      depositHeldCents: 100_000,
      depositSince: '2026-11-10',
    });
    expect(await row('deposit_received')).toMatchObject({ depositCents: 100_000, reversible: false });
    expect(await file(home.tenant.token)).toContain(
      'Deposit returned. $900.00 CAD was returned. $100.00 CAD was kept. Deposit held until then: $1,000.00 CAD, in the ledger since Nov 10, 2026',
    );
    const { id = '' } = await row('deposit_returned');
    await post(`/ledger/${id}/reverse`).expect(200);
    expect(await row('deposit_received')).toMatchObject({ status: 'posted', reversible: true });
    await balanced();
  });

  it('is reversed from its line, names what it reverses, and can be entered again', async () => {
    await post('/opening', { depositHeldCents: 100_000 }).expect(201);
    const { id = '' } = await row('deposit_received');
    await Promise.all([
      post(`/ledger/${id}/reverse`, { note: 'It was $900' }).expect(200),
      post(`/ledger/${id}/reverse`, { note: 'It was $900' }).expect(200),
    ]);
    expect(await row('deposit_received')).toMatchObject({ status: 'reversed', reversible: false });
    expect(await row('reversal_of_deposit_received')).toMatchObject({
      reversesId: id,
      note: 'It was $900',
      balanceCents: 0,
      reversible: false,
    });
    expect(await file(home.tenant.token)).toContain('Reversed (Opening deposit)');
    await post('/opening', { depositHeldCents: 90_000 }).expect(201);
    expect(await summary()).toMatchObject({ depositHeldCents: 90_000 });
    await balanced();
  });
});
