import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { letterOfEntry } from '../../../src/contract/letter-kinds.js';
import { PaymentReports } from '../../../src/modules/payments/payment-reports.service.js';
import { LateFeeRun } from '../../../src/modules/rent/late-fee-run.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, signedInAgain } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { pdfPages, pdfTexts } from '../../support/pdf-text.js';

/** Tenants without email or account: what others get by email about terms and money is a letter too. */
describe('letters about what is emailed', () => {
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
    await test.app.get(RentRun).run();
  });

  const at = (rest: string) => `/api/landlords/leases/${home.leaseId}${rest}`;
  const post = (rest: string, body: object = {}) => test.http('post', at(rest), home.landlord.token).send(body);
  const get = (kind: string, token = home.landlord.token, query = '') =>
    test.http('get', `/api/leases/${home.leaseId}/letters/${kind}${query}`, token).buffer();
  /** The letter's lines as one text: amounts have spaces that don't break. */
  const read = async (kind: string, query = '', token = home.landlord.token) =>
    pdfTexts((await get(kind, token, query).expect(200)).body)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
  const letters = async (): Promise<string[]> =>
    (await test.http('get', at(''), home.landlord.token).expect(200)).body.letters;
  const ownLetters = async (): Promise<string[]> =>
    (await test.http('get', `/api/tenants/me/lease?leaseId=${home.leaseId}`, home.tenant.token).expect(200)).body
      .letters;
  const entries = async (): Promise<{ id: string; entry: string; status: string }[]> =>
    (await test.http('get', at('/ledger'), home.landlord.token).expect(200)).body;
  const entry = async (kind: string) => (await entries()).find((row) => row.entry === kind)?.id ?? '';
  const cheque = async (amountCents = 120_000) =>
    (await post('/payments', { amountCents, method: 'cheque', paidOn: '2026-11-02' }).expect(201)).body;
  const goBack = (id: string, body: object) =>
    test.http('post', `/api/payments/${id}/return`, home.landlord.token).send(body).expect(200);

  /** The name that a browser saves a file under. */
  const nameIn = (disposition: string) => decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposition)?.[1] ?? '');

  /** The clock has left the session behind. */
  const later = async () => (home = { ...home, landlord: await signedInAgain(test, home.landlord) });

  it('DAY-60 a receipt says what a recorded payment paid, what is ahead, and the balance', async () => {
    expect(await letters()).toEqual([]);
    await get('receipt').expect(404);
    const paid = await cheque(125_000);
    expect(await letters()).toEqual(['receipt']);
    expect(await ownLetters()).toEqual(['receipt']);
    const text = await read('receipt');
    for (const words of [
      'Receipt',
      `Receipt number ${paid.receiptNumber}`,
      'Test account',
      'Kim Larsen',
      'Received on November 2, 2026',
      'Amount $1,250.00',
      'Paid by Check',
      'Who paid Not recorded',
      'Rent, November 2026: $1,200.00',
      'Paid ahead, for the next rent: $50.00',
      'Balance on November 10, 2026',
      'You have a credit of $50.00',
    ])
      expect(text).toContain(words);
    expect(await read('receipt', '', home.tenant.token)).toContain('$1,250.00');
  });

  it('DAY-60 money that was given back says how, out of which payment, what is forgiven and what is owed now', async () => {
    const paid = await cheque(125_000);
    const give = (body: object) =>
      test
        .http('post', `/api/payments/${paid.id}/give-backs`, home.landlord.token)
        .send({ givenOn: '2026-11-05', method: 'transfer', ...body })
        .expect(201);
    await give({ amountCents: 15_000, reference: 'C1-778', balance: 'forgiven', reason: 'Broken heating' });
    expect(await letters()).toEqual(['charge', 'given_back', 'receipt']);
    const text = await read('given_back');
    for (const words of [
      'Money was given back to you',
      'Given back on November 5, 2026',
      'Amount $150.00',
      'Payment method E-transfer',
      'Reference C1-778',
      'From your payment $1,250.00 CAD, received on November 2, 2026',
      'Reason Broken heating',
      'You don’t have to pay this part again $100.00',
      'You don’t owe anything',
    ])
      expect(text).toContain(words);
    expect(await read('given_back', '', home.tenant.token)).toContain('$150.00');
    await post(`/ledger/${await entry('given_back')}/reverse`).expect(200);
    await get('given_back').expect(404);
    expect(await read('correction', `?entry=${await entry('reversal_of_given_back')}`)).toContain(
      'You didn’t get this money back. Your payment counts as before.',
    );
  });

  it('DAY-60 each payment has its own receipt, and the latest is read without naming one', async () => {
    const first = await cheque(20_000);
    await cheque(30_000);
    expect(await read('receipt')).toContain('Amount $300.00');
    expect(await read('receipt', `?entry=${first.id}`)).toContain('Amount $200.00');
    await get('receipt', home.landlord.token, `?entry=${v7()}`).expect(404);
    await get('receipt', home.landlord.token, '?entry=latest').expect(400);
    await get('charge', home.landlord.token, `?entry=${first.id}`).expect(404);
  });

  it('DAY-60 a returned payment says what came back, the fee and what is owed now', async () => {
    const paid = await cheque();
    await goBack(paid.id, { returnedOn: '2026-11-06', feeCents: 2000, note: 'Not sufficient funds' });
    expect(await letters()).toEqual(['charge', 'returned']);
    const text = await read('returned');
    for (const words of [
      'A payment was returned',
      'Returned on November 6, 2026',
      '$1,200.00',
      'received on November 2, 2026',
      `${paid.receiptNumber} (no longer valid)`,
      'Reason Not sufficient funds',
      'Owed again $1,200.00',
      'Returned payment fee $20.00',
      'due on November 10, 2026',
      'You owe $1,220.00',
    ])
      expect(text).toContain(words);
    await get('receipt').expect(404);
    await get('receipt', home.landlord.token, `?entry=${paid.id}`).expect(404);
  });

  it('DAY-60 the letter of a return fee names the day on which it was recorded, not that of the return', async () => {
    const paid = await cheque();
    await goBack(paid.id, { returnedOn: '2026-11-06', feeCents: 2000 });
    const text = await read('charge');
    expect(text).toContain('Recorded on November 10, 2026');
    expect(text).not.toContain('Recorded on November 6, 2026');
  });

  it('DAY-60 a letter is saved under a name in the language of its reader', async () => {
    await cheque();
    const named = async (language: string) => {
      await test.sql('update app_user set language = $2 where id = $1', [home.landlord.userId, language]);
      const { token } = await signedInAgain(test, home.landlord);
      return nameIn((await get('receipt', token).expect(200)).headers['content-disposition'] ?? '');
    };
    expect(await named('fr')).toMatch(/^Reçu - 87 Laurier Avenue West, logement 302, Montréal.*\.pdf$/);
    expect(await named('en')).toMatch(/^Receipt - 87 Laurier/);
    expect(await named('es')).toMatch(/^Recibo - 87 Laurier/);
  });

  it('DAY-60 the French letter names the region’s housing body with its article', async () => {
    await post('/charges', { amountCents: 5000, label: 'Clés', dueOn: '2026-11-10' }).expect(201);
    expect(await read('charge', '?language=fr')).toContain('l’organisme du logement de votre région');
  });

  it('DAY-60 an online payment that came back has the same letter, without a fee', async () => {
    const { body: paid } = await test
      .http('post', '/api/payments', home.tenant.token)
      .send({ leaseId: home.leaseId, amountCents: 120_000, method: 'credit_card' })
      .expect(201);
    await get('receipt', home.landlord.token, `?entry=${paid.id}`).expect(404);
    await test.app.get(PaymentReports).take(paid.id, { state: 'returned', reference: 'x' });
    const text = await read('returned');
    for (const words of ['Paid by Credit card', 'Owed again $1,200.00', 'You owe $1,200.00'])
      expect(text).toContain(words);
    expect(text).not.toContain('Returned payment fee');
  });

  it('DAY-60 of two payments that came back, each letter has its own fee', async () => {
    const [first, second] = [await cheque(60_000), await cheque(50_000)];
    await goBack(first.id, { returnedOn: '2026-11-06', feeCents: 2000 });
    await goBack(second.id, { returnedOn: '2026-11-07' });
    expect(await read('returned')).not.toContain('Returned payment fee');
    const back = (await entries()).filter((row) => row.entry === 'return_of_offline_payment').map(({ id }) => id);
    const texts = await Promise.all(back.map((id) => read('returned', `?entry=${id}`)));
    expect(texts.filter((text) => text.includes('$20.00'))).toEqual([expect.stringContaining('$600.00')]);
  });

  it('DAY-60 a charge, a credit and a late fee say what, how much and when it is due', async () => {
    await post('/charges', { amountCents: 4500, label: 'Second key', dueOn: '2026-11-20' }).expect(201);
    expect(await letters()).toEqual(['charge']);
    let text = await read('charge');
    for (const words of [
      'A charge was added',
      'For Second key',
      'Amount $45.00',
      'Due on November 20, 2026',
      '$1,245.00',
    ])
      expect(text).toContain(words);
    await post('/credits', { amountCents: 1000, label: 'For the broken lift' }).expect(201);
    text = await read('charge');
    for (const words of ['A credit was added', 'For For the broken lift', 'Amount $10.00', '$1,235.00'])
      expect(text).toContain(words);
    expect(text).not.toContain('Due on');
    expect(await read('charge', `?entry=${await entry('one_off')}`)).toContain('Second key');
    await test.sql(
      "update lease set late_fee_kind = 'fixed', late_fee_value = 2000, late_fee_after_days = 8 where id = $1",
      [home.leaseId],
    );
    await test.app.get(LateFeeRun).run();
    text = await read('charge');
    for (const words of ['A late fee was added', 'Overdue rent Rent, November 2026', 'Amount $20.00'])
      expect(text).toContain(words);
  });

  it('DAY-60 what was entered by mistake and taken back has a letter, instead of its own', async () => {
    await post('/charges', { amountCents: 4500, label: 'Second key' }).expect(201);
    const id = await entry('one_off');
    await post(`/ledger/${id}/reverse`, { note: 'Charged twice' }).expect(200);
    expect(await letters()).toEqual(['correction']);
    await get('charge', home.landlord.token, `?entry=${id}`).expect(404);
    const text = await read('correction', `?entry=${await entry('void_of_one_off')}`);
    for (const words of [
      'What was wrong',
      'Second key: $45.00',
      'recorded on November 10, 2026',
      'Reason Charged twice',
      'Canceled. You don’t owe this amount.',
      'You owe $1,200.00',
    ])
      expect(text).toContain(words);
    const paid = await cheque(50_000);
    await post(`/ledger/${paid.id}/reverse`).expect(200);
    expect(await read('correction')).toContain('This payment no longer counts.');
    await post('/credits', { amountCents: 1000, label: 'For the broken lift' }).expect(201);
    await post(`/ledger/${await entry('credit')}/reverse`).expect(200);
    const credit = await read('correction');
    for (const words of ['For the broken lift: $10.00', 'This credit no longer counts.'])
      expect(credit).toContain(words);
  });

  it('DAY-60 a corrected lease says what was wrong, what applies now and what that changes', async () => {
    await test.sql("update lease set activated_at = '2026-11-08T15:00:00Z' where id = $1", [home.leaseId]);
    await post('/correct', { rentCents: 115_000, dueDay: 5, reason: 'Typed by mistake' }).expect(200);
    expect(await letters()).toEqual(['correction']);
    const text = await read('correction', '', home.tenant.token);
    for (const words of [
      'Corrected on November 10, 2026',
      'Reason Typed by mistake',
      '$1,150.00',
      'instead of $1,200.00',
      'Rent is due on day 5 instead of 1',
      'you owe $50.00',
      'You owe $1,150.00',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('First day');
    // The rent that was taken back and posted again has its own letter.
    const rent = await read('correction', `?entry=${await entry('void_of_rent')}`);
    for (const words of ['Rent, November 2026: $1,200.00', 'Rent, November 2026: $1,150.00', 'due on November 5, 2026'])
      expect(rent).toContain(words);
    // Later than the correction of the lease.
    test.clock.setNow('2026-11-11T15:00:00Z');
    await later();
    await post('/charges', { amountCents: 4500, label: 'Second key' }).expect(201);
    await post(`/ledger/${await entry('one_off')}/reverse`).expect(200);
    expect(await read('correction')).toContain('Second key');
  });

  it('DAY-60 an end by changed terms has a letter as long as the lease ends on that day', async () => {
    await test.sql("update property set region = 'NL', country = 'CA' where id = $1", [home.propertyId]);
    const patch = (body: object) => test.http('patch', at(''), home.landlord.token).send(body);
    await get('end').expect(404);
    await patch({ termEndsOn: '2027-10-31', endsForGood: true, confirmReason: 'A year ahead' }).expect(200);
    expect(await letters()).toContain('end');
    let text = await read('end', '', home.tenant.token);
    for (const words of [
      'End of your lease',
      'Changed on November 10, 2026',
      'Last day October 31, 2027',
      'Before the change Month to month',
      'No agreement with you was recorded',
    ])
      expect(text).toContain(words);
    await patch({ termEndsOn: '2027-01-31', agreed: true, confirmReason: 'They told me on the stairs' }).expect(200);
    text = await read('end');
    for (const words of ['January 31, 2027', 'The last day was October 31, 2027', 'recorded that you agreed'])
      expect(text).toContain(words);
    expect(text).not.toContain('stairs');
    await patch({ endsForGood: false }).expect(200);
    expect(await letters()).not.toContain('end');
    await get('end').expect(404);
  });

  it('DAY-60 a renewal offer has its terms, the last day for an answer and lines to answer on', async () => {
    const { leaseId, landlord } = home;
    await test.sql("update property set region = 'QC', country = 'CA' where id = $1", [home.propertyId]);
    await test.sql("update lease set starts_on = '2026-03-01', term_ends_on = '2027-02-28' where id = $1", [leaseId]);
    await test.sql('update unit set market_rent_cents = 190000 where id = $1', [home.unitId]);
    const recommendations = '/api/lease-renewals/recommendations';
    const { body } = await test.http('post', '/api/lease-renewals/generate', landlord.token).send({}).expect(201);
    const { id } = body.find((row: { leaseId: string }) => row.leaseId === leaseId);
    const put = (change: object) =>
      test.http('put', `${recommendations}/${id}`, landlord.token).send(change).expect(200);
    await put({ status: 'accepted' });
    await get('offer').expect(404);
    await put({ status: 'offered', answerBy: '2026-12-15', note: 'Thank you for four good years' });
    expect(await letters()).toEqual(['offer']);
    const text = await read('offer', '', home.tenant.token);
    const [offer] = (await test.http('get', '/api/lease-renewals/offers', home.tenant.token).expect(200)).body;
    for (const words of [
      'Offer to renew your lease',
      'Offered on November 10, 2026',
      'Current rent $1,200.00',
      `New rent, each month $${(offer.rentCents / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`,
      'Starts on March 1, 2027',
      'Thank you for four good years',
      'Answer by December 15, 2026',
      'give this page to your landlord by December 15, 2026',
      'I accept',
      'I decline',
      'Name, date, signature',
    ])
      expect(text).toContain(words);
    // Once it is answered there is nothing left to answer on paper.
    await put({ status: 'declined' });
    expect(await letters()).toEqual([]);
    await get('offer').expect(404);
  });

  it('DAY-60 they are in the tenant’s language, and in another one where it is asked for', async () => {
    await test.sql(
      "update lease_tenant set email = null, user_id = null, joined_at = null, language = 'fr' where id = $1",
      [home.leaseTenantId],
    );
    await cheque();
    expect(await read('receipt')).toContain('Loyer, novembre 2026');
    expect(await read('receipt')).toMatch(/1 200,00/);
    expect(await read('receipt', '?language=es')).toContain('Recibo');
    await post('/charges', { amountCents: 4500, label: 'Clé' }).expect(201);
    expect(await read('charge')).toContain('Une somme due a été ajoutée');
  });

  it('DAY-60 amounts have the digits of their currency', async () => {
    await test.sql("update lease set currency = 'JPY', rent_cents = 90000 where id = $1", [home.leaseId]);
    await test.sql("update property set currency = 'JPY' where id = $1", [home.propertyId]);
    await post('/charges', { amountCents: 4500, label: 'Second key' }).expect(201);
    expect(await read('charge')).toMatch(/¥4,500(?!\.)/);
  });

  it('DAY-60 long words stay on the page, and a payment of many charges goes on to the next', async () => {
    const label = 'W'.repeat(120);
    for (let at = 0; at < 12; at++) await post('/charges', { amountCents: 100, label }).expect(201);
    await cheque(121_200);
    const pages = pdfPages((await get('receipt').expect(200)).body);
    expect(pages.length).toBeGreaterThan(1);
    // No page has a label without its value, or nothing but one of them.
    expect(pages.filter((lines) => lines.length < 4)).toEqual([]);
    expect(pages.flat().join(' ')).toContain('You don’t owe anything.');
  });

  it('DAY-60 a line of the ledger has the letter that the screens offer for it, and no other', async () => {
    await test.sql(
      "update lease set activated_at = '2026-11-08T15:00:00Z', late_fee_kind = 'fixed', late_fee_value = 2000, late_fee_after_days = 8 where id = $1",
      [home.leaseId],
    );
    await post('/opening', { balanceCents: -500, depositHeldCents: 100_000 }).expect(201);
    await test.app.get(LateFeeRun).run();
    await post('/correct', { rentCents: 115_000, reason: 'Typed by mistake' }).expect(200);
    await post('/charges', { amountCents: 4500, label: 'Second key' }).expect(201);
    await post('/charges', { amountCents: 4600, label: 'Third key' }).expect(201);
    await post(`/ledger/${await entry('one_off')}/reverse`).expect(200);
    await post('/credits', { amountCents: 1000, label: 'For the lift' }).expect(201);
    await post(`/ledger/${await entry('credit')}/reverse`).expect(200);
    const [back, mistaken] = [await cheque(30_000), await cheque(20_000)];
    await cheque(10_000);
    await goBack(back.id, { returnedOn: '2026-11-06', feeCents: 2000 });
    await post(`/ledger/${mistaken.id}/reverse`).expect(200);
    const [given, notGiven] = [await cheque(3000), await cheque(2000)];
    for (const { id } of [given, notGiven])
      await test
        .http('post', `/api/payments/${id}/give-backs`, home.landlord.token)
        .send({ amountCents: 1000, givenOn: '2026-11-10', method: 'cash', balance: 'owed_again' })
        .expect(201);
    await post(`/ledger/${await entry('given_back')}/reverse`).expect(200);
    await post('/deposit/return', {
      returnedCents: 80_000,
      deductions: [
        { amountCents: 15_000, label: 'Broken window' },
        { kind: 'owed', amountCents: 5000 },
      ],
    }).expect(201);
    const rows = (await entries()).filter(({ id }) => !id.startsWith('scheduled'));
    const kinds = ['charge', 'returned', 'given_back', 'receipt', 'correction', 'deposit'];
    const wrong: string[] = [];
    for (const row of rows) {
      const found = await Promise.all(kinds.map((kind) => get(kind, home.landlord.token, `?entry=${row.id}`)));
      for (const [at, { status }] of found.entries())
        if (status !== (letterOfEntry(row) === kinds[at] ? 200 : 404))
          wrong.push(`${row.entry} ${row.status}: ${kinds[at]} ${status}`);
    }
    expect(wrong).toEqual([]);
    expect(new Set(rows.map((row) => letterOfEntry(row)))).toEqual(new Set([...kinds, null]));
    // The tenant's own list of the year leads to the same.
    const { body } = await test.http('get', `/api/leases/${home.leaseId}/statement/lines?year=2026`, home.tenant.token);
    const own = new Map(body.lines.map(({ id, letter }: { id: string; letter: string | null }) => [id, letter]));
    expect(rows.map(({ id }) => own.get(id))).toEqual(rows.map((row) => letterOfEntry(row)));
  });

  it('DAY-60 only people of the lease read them', async () => {
    const paid = await cheque();
    await post('/charges', { amountCents: 4500, label: 'Second key' }).expect(201);
    const stranger = await letHome(test);
    const demo = await letHome(test, {}, await person(test, 'landlord', { demo: true }));
    const supplier = await person(test, 'supplier');
    for (const kind of ['receipt', 'charge']) {
      for (const { token } of [stranger.landlord, stranger.tenant, demo.landlord, demo.tenant])
        await get(kind, token).expect(404);
      await get(kind, supplier.token).expect(403);
      await get(kind, '').expect(401);
      await get(kind, (await person(test, 'staff')).token).expect(200);
    }
    // An entry of another lease isn't read through one's own.
    await test
      .http('get', `/api/leases/${stranger.leaseId}/letters/receipt?entry=${paid.id}`, stranger.landlord.token)
      .expect(404);
    await test.sql("update lease_tenant set access_ends_at = '2026-11-09T00:00:00Z' where id = $1", [
      home.leaseTenantId,
    ]);
    await get('receipt', home.tenant.token).expect(404);
  });

  it('DAY-60 a tenant who has left the others reads what they owe themselves', async () => {
    await cheque(20_000);
    await test.sql("update lease_tenant set leaves_on = '2026-11-05' where id = $1", [home.leaseTenantId]);
    await post('/charges', { amountCents: 4500, label: 'Second key', dueOn: '2026-11-20' }).expect(201);
    expect(await read('receipt')).toContain('You owe $1,045.00');
    expect(await read('receipt', '', home.tenant.token)).toContain('You owe $1,000.00');
  });
});
