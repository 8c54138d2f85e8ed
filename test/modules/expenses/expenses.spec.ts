import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { home, type Home } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { supplier } from '../../factories/repairs.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const UNBALANCED = 'select entry_id from posting group by entry_id having sum(amount_cents) <> 0';

describe('expenses', () => {
  let test: TestApp;
  let mine: Home;
  let other: Person;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-21T17:00:00Z');
    mine = await home(test);
    other = await person(test, 'landlord');
  });
  afterAll(() => test.close());

  const token = () => mine.landlord.token;
  const body = (more: object = {}) => ({
    propertyId: mine.propertyId,
    unitId: mine.unitId,
    category: 'repairs',
    spentOn: '2026-11-04',
    amountCents: 34_493,
    taxCents: 4_493,
    payee: 'Plomberie Roy',
    ...more,
  });
  const add = (more: object = {}, by = token()) => test.http('post', '/api/expenses', by).send(body(more));
  const ledger = (account: string) =>
    test.sql<{ cents: number }>(
      'select coalesce(sum(amount_cents), 0)::int as cents from posting where account_id = $1 and ledger_account = $2',
      [mine.landlord.accountId, account],
    );

  it('posts an expense to its category’s account, paid from cash, and shows it with its invoice', async () => {
    const sent = await test
      .http('post', '/api/documents', token())
      .field('purpose', 'invoice')
      .attach('file', Buffer.from('%PDF-1.4\n%%EOF'), 'invoice.pdf')
      .expect(201);
    const { body: made } = await add({ documentId: sent.body.id }).expect(201);
    expect(made).toMatchObject({
      propertyName: 'Laurier',
      unitLabel: '302',
      amountCents: 34_493,
      taxCents: 4_493,
      currency: 'CAD',
      document: { name: 'invoice.pdf' },
      version: 1,
    });
    expect([await ledger('expense_repairs'), await ledger('cash')]).toEqual([
      [{ cents: 34_493 }],
      [{ cents: -34_493 }],
    ]);
    expect((await test.http('get', '/api/expenses', token()).expect(200)).body).toEqual([made]);
    expect(await test.sql(UNBALANCED)).toEqual([]);
  });

  it('edits by reversal: the ledger keeps the mistake, its reversal and the correction', async () => {
    const { body: made } = await add({ amountCents: 10_000, taxCents: 0, category: 'utilities' }).expect(201);
    const change = (more: object) => test.http('patch', `/api/expenses/${made.id}`, token()).send(more);
    const { body: changed } = await change({ ...made, amountCents: 12_000, version: 1 }).expect(200);
    expect(changed).toMatchObject({ id: made.id, amountCents: 12_000 });
    expect(changed.entryId).not.toBe(made.entryId);
    await change({ amountCents: 1, version: 1 }).expect(409);
    const { body: noted } = await change({ note: 'October' }).expect(200);
    expect(noted.entryId).toBe(changed.entryId);
    expect(await ledger('expense_utilities')).toEqual([{ cents: 12_000 }]);
    expect(
      await test.sql(
        "select count(*)::int as entries from journal_entry where property_id = $1 and (key like $2 or key like 'reversal:' || $2)",
        [mine.propertyId, `expense:${made.id}:%`],
      ),
    ).toEqual([{ entries: 3 }]);
    await test.http('delete', `/api/expenses/${made.id}`, token()).expect(204);
    await test.http('delete', `/api/expenses/${made.id}`, token()).expect(404);
    expect(await ledger('expense_utilities')).toEqual([{ cents: 0 }]);
    expect(await test.sql(UNBALANCED)).toEqual([]);
  });

  it('refuses what cannot be, and what is somebody else’s', async () => {
    for (const wrong of [
      { amountCents: 0 },
      { amountCents: 1.5 },
      { taxCents: 99_999 },
      { category: 'fun' },
      { spentOn: '2026-02-30' },
      { payee: '' },
      { currency: 'USD' },
    ]) {
      expect([wrong, (await add(wrong)).status]).toEqual([wrong, 400]);
    }
    for (const filter of ['from', 'to'])
      expect((await test.http('get', `/api/expenses?${filter}=2026-02-30`, other.token)).status).toBe(400);
    await add({}, other.token).expect(404);
    const foreign = await home(test, other);
    await add({ unitId: foreign.unitId }).expect(404);
    const { body: made } = await add().expect(201);
    await test.http('get', `/api/expenses/${made.id}`, other.token).expect(404);
    await test.http('patch', `/api/expenses/${made.id}`, other.token).send({ payee: 'Me' }).expect(404);
    const tenant = await person(test, 'tenant');
    await test.http('get', '/api/expenses', tenant.token).expect(403);
    await add({}, tenant.token).expect(403);
  });

  it('filters, and gives the same rows as CSV', async () => {
    await add({
      category: 'insurance',
      spentOn: '2025-01-15',
      amountCents: 120_000,
      taxCents: 0,
      payee: 'Assurances, Lacroix',
      unitId: null,
    }).expect(201);
    const path = 'from=2025-01-01&to=2025-12-31&category=insurance';
    expect((await test.http('get', `/api/expenses?${path}`, token())).body).toHaveLength(1);
    const csv = await test.http('get', `/api/expenses/export.csv?${path}`, token()).expect(200);
    expect(csv.text.trimEnd().split('\r\n')).toEqual([
      '\uFEFFspentOn,property,unit,category,payee,amount,tax,currency,note,invoice',
      '2025-01-15,Laurier,,insurance,"Assurances, Lacroix",1200.00,0.00,CAD,,',
    ]);
    const french = await test.http('get', `/api/expenses/export.csv?${path}&language=fr`, token()).expect(200);
    expect(french.text.trimEnd().split('\r\n')).toEqual([
      '\uFEFFDate de la dépense,Immeuble,Logement,Catégorie,Payé à,Montant,Dont taxes,Devise,Note,Fichier de la facture',
      '2025-01-15,Laurier,,Assurance,"Assurances, Lacroix",1200.00,0.00,CAD,,',
    ]);
    await test.http('get', `/api/expenses/export.csv?${path}&language=de`, token()).expect(400);
  });

  it('enters a completed repair’s cost in one press, once', async () => {
    const request = await test
      .http('post', '/api/service-requests', token())
      .send({ description: 'It drips.', issueType: 'Plumbing', priority: 'Low', unitId: mine.unitId, title: 'Tap' })
      .expect(201);
    const press = () => test.http('post', `/api/service-requests/${request.body.id}/expense`, token()).send({});
    expect((await press().expect(422)).body.code).toBe('rule_broken');
    await test.sql(
      "update service_request set status = 'completed', cost_cents = 15000, completed_at = '2026-11-20T03:00:00Z', supplier_account_id = $2 where id = $1",
      [request.body.id, (await supplier(test, 'Plomberie Roy')).accountId],
    );
    const answers = await Promise.all([press(), press(), press()]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({
      amountCents: 15_000,
      category: 'repairs',
      payee: 'Plomberie Roy',
      spentOn: '2026-11-19',
      requestId: request.body.id,
      unitLabel: '302',
    });
    await test.http('post', `/api/service-requests/${request.body.id}/expense`, other.token).send({}).expect(404);
  });
});
