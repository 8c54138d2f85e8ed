import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { accountPath } from '../../../src/modules/accountant/plain-text-ledger.js';
import { LEDGER_ACCOUNTS, type LedgerAccount } from '../../../src/modules/ledger/accounts.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { BLOB_STORE, type BlobStore } from '../../../src/platform/files/blob-store.js';
import { home, letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { completedRequest, supplier } from '../../factories/repairs.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { balances, parseLedger } from '../../support/plain-text-ledger.js';
import { unzip } from '../../support/unzip.js';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << /Receipt (1) >> endobj\ntrailer << >>\n%%EOF');
const YEAR = 'from=2026-01-01&to=2026-12-31';
const NAMES = [
  'README.txt',
  'SHA256SUMS',
  'expenses.csv',
  'income-and-expense-accrual.csv',
  'income-and-expense-cash.csv',
  'journal.csv',
  'ledger.journal',
  'payments.csv',
  'receivables-by-age.csv',
  'rent-roll.csv',
  'tax-year-summary.csv',
  'trial-balance.csv',
];

const pathOf = (account: string) => accountPath(account, LEDGER_ACCOUNTS[account as LedgerAccount]);

type Record = { [column: string]: string };

describe('the package for the accountant', () => {
  let test: TestApp;
  let nadia: Person;
  let mine: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-21T17:00:00Z');
    nadia = await person(test, 'landlord');
    mine = await letHome(test, { startsOn: '2025-10-01', rentCents: 120_000 }, nadia);
    const american = await letHome(test, { startsOn: '2026-06-01', rentCents: 99_999 }, nadia);
    await test.sql("update property set currency = 'USD', name = 'Maple; [2026-01-01] | House' where id = $1", [
      american.propertyId,
    ]);
    await test.sql("update lease set currency = 'USD' where id = $1", [american.leaseId]);
    await test.app.get(RentRun).run();
    const lease = `/api/landlords/leases/${mine.leaseId}`;
    await send(`${lease}/payments`, { amountCents: 50_000, method: 'cash', paidOn: '2025-12-30' });
    await send(`${lease}/payments`, { amountCents: 500_000, method: 'cheque', paidOn: '2026-03-02' });
    await send(`${lease}/charges`, { amountCents: 7_550, label: '=HYPERLINK("http://evil")' });
    await send(`${lease}/credits`, { amountCents: 1_000, label: 'Sorry; about  that' });
    const { id } = await send('/api/expenses', expense({ amountCents: 20_000 }));
    await test.http('patch', `/api/expenses/${id}`, nadia.token).send({ amountCents: 23_456 }).expect(200);
    await send('/api/expenses', expense({ spentOn: '2025-12-31', amountCents: 999, payee: 'Last year' }));
    await send('/api/expenses', expense({ propertyId: american.propertyId, amountCents: 4_321 }));
  });
  afterAll(() => test.close());

  const expense = (more: object = {}) => ({
    propertyId: mine.propertyId,
    category: 'insurance',
    spentOn: '2026-09-01',
    amountCents: 100,
    payee: '=Lacroix',
    ...more,
  });
  const send = async (path: string, body: object) =>
    (await test.http('post', path, nadia.token).send(body).expect(201)).body as { id: string };
  const fetchZip = (query = YEAR, token = nadia.token) =>
    test
      .http('get', `/api/landlords/accountant-package?${query}`, token)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });
  const files = async (query = YEAR, token = nadia.token) =>
    unzip((await fetchZip(query, token).expect(200)).body as Buffer);
  const records = (file: Buffer | undefined) =>
    parse(file ?? '', { bom: true, columns: true, record_delimiter: '\r\n' }) as Record[];
  const cents = (text: string | undefined) => Math.round(Number(text ?? 0) * 100);
  const sumBy = (rows: readonly Record[], column: string) => {
    const sums: { [currency: string]: number } = {};
    for (const row of rows) sums[row['Currency'] ?? ''] = (sums[row['Currency'] ?? ''] ?? 0) + cents(row[column]);
    return sums;
  };

  it('has its files, a readme in the landlord’s language and the checksum of each', async () => {
    const answer = await fetchZip(`${YEAR}&language=fr`).expect(200);
    expect(answer.headers['content-type']).toBe('application/zip');
    expect(answer.headers['content-disposition']).toContain('Dossier%20comptable%202026');
    const inside = unzip(answer.body as Buffer);
    expect([...inside.keys()].sort()).toEqual(NAMES);
    const readme = inside.get('README.txt')?.toString() ?? '';
    expect(readme).toContain('Dossier comptable de');
    for (const name of NAMES) expect(readme).toContain(name === 'README.txt' ? 'documents/' : name);
    expect(readme).not.toMatch(/accountant\.|\{/);
    const sums = (inside.get('SHA256SUMS')?.toString() ?? '').trimEnd().split('\n');
    expect(sums.map((line) => line.split('  '))).toEqual(
      [...inside]
        .filter(([name]) => name !== 'SHA256SUMS')
        .map(([name, bytes]) => [createHash('sha256').update(bytes).digest('hex'), name]),
    );
    expect(inside.get('journal.csv')?.toString()).toContain('Écriture');
  });

  it('has the figures of the reports on screen for the same period', async () => {
    const inside = await files();
    for (const [name, file] of [
      ['ledger', 'trial-balance'],
      ['rent_roll', 'rent-roll'],
      ['ageing', 'receivables-by-age'],
      ['tax_year', 'tax-year-summary'],
      ['income_expense', 'income-and-expense-accrual'],
      ['income_expense', 'income-and-expense-cash'],
    ] as const) {
      const basis = file.endsWith('-cash') ? 'cash' : 'accrual';
      const shown = await test.http('get', `/api/reports/${name}/csv?${YEAR}&basis=${basis}`, nadia.token).expect(200);
      expect([file, inside.get(`${file}.csv`)?.toString()]).toEqual([file, shown.text]);
      expect(records(inside.get(`${file}.csv`)).length).toBeGreaterThan(1);
    }
  });

  it('has every entry with both sides: each one balances, and all of them are the trial balance', async () => {
    const inside = await files();
    const journal = records(inside.get('journal.csv'));
    const byEntry = Map.groupBy(journal, (row) => row['Entry ID'] ?? '');
    for (const rows of byEntry.values()) {
      expect(rows.length).toBeGreaterThan(1);
      expect(sumBy(rows, 'Debit')).toEqual(sumBy(rows, 'Credit'));
    }
    const [{ count } = { count: 0 }] = await test.sql<{ count: number }>(
      "select count(*)::int as count from journal_entry where account_id = $1 and effective_on between '2026-01-01' and '2026-12-31'",
      [nadia.accountId],
    );
    expect(byEntry.size).toBe(count);
    const moved = (rows: readonly Record[], column: string, account: string, currency: string) =>
      rows
        .filter((row) => row['Account'] === account && row['Currency'] === currency)
        .reduce((sum, row) => sum + cents(row[column]), 0);
    const trial = records(inside.get('trial-balance.csv')).filter((row) => row['Line type'] === 'Row');
    expect(new Set(trial.map((row) => row['Currency']))).toEqual(new Set(['CAD', 'USD']));
    for (const row of trial) {
      const [account = '', currency = ''] = [row['Account'], row['Currency']];
      expect([
        account,
        moved(journal, 'Debit', account, currency),
        moved(journal, 'Credit', account, currency),
      ]).toEqual([account, cents(row['Debits']), cents(row['Credits'])]);
      // Debits are positive in the balances.
      expect([account, cents(row['Opening']) + cents(row['Debits']) - cents(row['Credits'])]).toEqual([
        account,
        cents(row['Closing']),
      ]);
    }
  });

  it('keeps a corrected entry beside the one that reverses it, which names it', async () => {
    const journal = records((await files()).get('journal.csv'));
    const reversing = journal.filter((row) => row['Reverses entry']);
    // The expense of $200.00 was corrected to $234.56.
    expect(reversing.map((row) => cents(row['Debit']) + cents(row['Credit']))).toEqual([20_000, 20_000]);
    for (const row of reversing) {
      const reversed = journal.filter((one) => one['Entry ID'] === row['Reverses entry']);
      expect(reversed).toContainEqual(
        expect.objectContaining({ Account: row['Account'], Debit: row['Credit'], Credit: row['Debit'] }),
      );
    }
  });

  it('has a plain-text ledger that balances and closes as the trial balance does', async () => {
    const inside = await files();
    const { accounts, transactions } = parseLedger(inside.get('ledger.journal')?.toString() ?? '');
    for (const { postings } of transactions) {
      expect(postings.length).toBeGreaterThan(1);
      expect([
        new Set(postings.map(({ currency }) => currency)).size,
        postings.reduce((sum, one) => sum + one.cents, 0),
      ]).toEqual([1, 0]);
    }
    expect(
      transactions.filter(({ description }) => description === 'Opening balances').map(({ date }) => date),
    ).toEqual(['2026-01-01']);
    expect(transactions.map(({ date }) => date)).toEqual(transactions.map(({ date }) => date).toSorted());
    const closing = balances(transactions);
    const { body } = await test.http('get', `/api/reports/ledger?${YEAR}`, nadia.token).expect(200);
    const shown = new Map<string, number>();
    for (const { currency, rows } of body.tables as {
      currency: string;
      rows: { cells: { amount: number; behind: { accounts: string[] } }[] }[];
    }[])
      for (const { cells } of rows) {
        const account = pathOf(cells.at(-1)?.behind.accounts[0] ?? '');
        expect(accounts).toContain(account);
        shown.set(`${account} ${currency}`, cells.at(-1)?.amount ?? Number.NaN);
      }
    expect(new Map([...closing].filter(([, sum]) => sum !== 0))).toEqual(
      new Map([...shown].filter(([, sum]) => sum !== 0)),
    );
  });

  it('ends with the period, whatever day it is, and leaves out what came before', async () => {
    const inside = await files('from=2025-01-01&to=2025-12-31');
    expect(records(inside.get('expenses.csv')).map((row) => row['Supplier'])).toEqual(['Last year']);
    expect(records(inside.get('payments.csv')).map((row) => [row['Paid on'], row['Amount'], row['Method']])).toEqual([
      ['2025-12-30', '500.00', 'Cash'],
    ]);
    // Three rents less the 500 that were paid in 2025.
    const [owed] = records(inside.get('receivables-by-age.csv'));
    expect(owed?.['Owed']).toBe('3100.00');
    expect(records(inside.get('rent-roll.csv')).at(0)?.['Balance']).toBe('3100.00');
    const { body } = await test.http('get', '/api/reports/tax_year', nadia.token).expect(200);
    expect([body.from, body.to]).toEqual(['2026-01-01', '2026-12-31']);
    await fetchZip('from=2026-02-01&to=2026-01-01').expect(400);
    await fetchZip('from=2026-01-01').expect(400);
    await fetchZip('from=2026-02-30&to=2026-12-31').expect(400);
  });

  it('lists payments made or returned in the period, none that failed or was canceled, and the tax of expenses', async () => {
    const { landlord, leaseId, propertyId } = await letHome(test, { startsOn: '2025-10-01' });
    const post = (path: string, body: object) => test.http('post', path, landlord.token).send(body);
    const cheque = { amountCents: 40_000, method: 'cheque', paidOn: '2025-12-30' };
    const { body: back } = await post(`/api/landlords/leases/${leaseId}/payments`, cheque).expect(201);
    await post(`/api/payments/${back.id}/return`, { returnedOn: '2026-01-05' }).expect(200);
    for (const state of ['failed', 'cancelled'])
      await test.sql(
        `insert into payment (id, account_id, demo, created_at, lease_id, method, state, amount_cents, fee_cents, fee_bearer, cashback_cents, currency, provider, paid_on)
        select gen_random_uuid(), account_id, demo, now(), id, 'bank', $2, 100, 0, 'tenant', 0, 'CAD', 'sandbox', '2026-02-01' from lease where id = $1`,
        [leaseId, state],
      );
    await post('/api/expenses', expense({ propertyId, amountCents: 11_498, taxCents: 1_498 })).expect(201);
    const inside = await files(YEAR, landlord.token);
    const payments = records(inside.get('payments.csv'));
    expect(payments.map((row) => [row['Paid on'], row['Returned on'], row['Amount']])).toEqual([
      ['2025-12-30', '2026-01-05', '400.00'],
    ]);
    expect(records(inside.get('expenses.csv'))).toMatchObject([{ Amount: '114.98', 'Tax included': '14.98' }]);
  });

  it('lists expenses with their suppliers and disarms what a spreadsheet would run', async () => {
    const inside = await files();
    const rows = records(inside.get('expenses.csv'));
    expect(sumBy(rows, 'Amount')).toEqual({ CAD: 23_456, USD: 4_321 });
    expect(rows.map((row) => row['Supplier'])).toEqual(["'=Lacroix", "'=Lacroix"]);
    expect(inside.get('journal.csv')?.toString()).toContain(`"'=HYPERLINK(""http://evil"")"`);
  });

  it('contains receipts, papers and written invoices of the period once each, and names what is gone', async () => {
    const plombex = await supplier(test);
    const job = await completedRequest(test, plombex);
    const { landlord } = job;
    const today = '2026-11-21';
    const period = `from=2026-01-01&to=2099-12-31`;
    const { body: draft } = await test
      .http('post', `/api/service-requests/${job.requestId}/invoice`, plombex.token)
      .expect(201);
    const { body: paper } = await test
      .http('post', '/api/documents', plombex.token)
      .attach('file', PDF, 'scan.pdf')
      .field('purpose', 'supplier_invoice')
      .expect(201);
    await test
      .http('put', `/api/invoices/${draft.id}/paper`, plombex.token)
      .send({ fileId: paper.id, number: 'A/17', issuedOn: today, totalCents: 44_000, taxes: [], dueDays: 15 })
      .expect(200);
    await test.http('patch', `/api/invoices/${draft.id}`, plombex.token).send({ status: 'sent' }).expect(200);
    await test.http('patch', `/api/invoices/${draft.id}`, landlord.token).send({ status: 'approved' }).expect(200);
    const receipt = async () =>
      (
        await test
          .http('post', '/api/documents', landlord.token)
          .field('purpose', 'invoice')
          .attach('file', PDF, '../reçu.pdf')
          .expect(201)
      ).body.id as string;
    const [kept, lost] = [await receipt(), await receipt()];
    const spent = (documentId: string, payee: string) =>
      test
        .http('post', '/api/expenses', landlord.token)
        .send(expense({ propertyId: job.propertyId, documentId, payee }))
        .expect(201);
    await spent(kept, '../Roy/');
    await spent(kept, 'Roy again');
    await spent(lost, 'Gone');
    await test.app.get<BlobStore>(BLOB_STORE).remove(`${lost.slice(-2)}/${lost.slice(-4, -2)}/${lost}`);

    const inside = await files(period, landlord.token);
    const papers = [...inside].filter(([name]) => name.startsWith('documents/'));
    expect(papers.map(([name]) => name).sort()).toEqual([
      'documents/2026-09-01 _._Roy_ - reçu.pdf',
      'documents/2026-11-21 Plombex - invoice A_17.pdf',
      'documents/MISSING.txt',
    ]);
    const receipts = papers.filter(([name]) => !name.endsWith('.txt')).map(([, bytes]) => bytes.toString());
    expect(receipts.every((text) => text.includes('Receipt'))).toBe(true);
    expect(inside.get('documents/MISSING.txt')?.toString()).toMatch(/documents\/2026-09-01 Gone - .*reçu\.pdf/);
    const rows = records(inside.get('expenses.csv'));
    const bySupplier = new Map(rows.map((row) => [row['Supplier'], row]));
    expect(bySupplier.get('Plombex')).toMatchObject({ 'Invoice number': 'A/17', 'Paid on': '', Amount: '440.00' });
    expect(bySupplier.get('Roy again')?.['Files in this package']).toBe(
      bySupplier.get('../Roy/')?.['Files in this package'],
    );
    // Someone else’s package has none of it.
    expect([...(await files(period)).keys()].filter((name) => name.startsWith('documents/'))).toEqual([]);
  });

  it('is the landlord’s own alone, works without anything in it, and leaves an entry in the audit log', async () => {
    const nobody = await person(test, 'landlord');
    const empty = await files(YEAR, nobody.token);
    expect([...empty.keys()].sort()).toEqual(NAMES);
    expect(records(empty.get('journal.csv'))).toEqual([]);
    await fetchZip(YEAR, mine.tenant.token).expect(403);
    const [entry] = await test.sql<{ action: string; reason: string }>(
      'select action, reason from audit_entry where account_id = $1',
      [nobody.accountId],
    );
    expect(entry).toEqual({ action: 'accountant_package.export', reason: '2026-01-01 – 2026-12-31' });
    const demo = await home(test, await person(test, 'landlord', { demo: true }));
    expect([...(await files(YEAR, demo.landlord.token)).keys()].sort()).toEqual(NAMES);
  });

  it('stays the same when entries are added while it is read', async () => {
    const before = await files();
    const answer = fetchZip();
    const [{ body }] = await Promise.all([
      answer,
      eventually(() => send(`/api/landlords/leases/${mine.leaseId}/charges`, { amountCents: 1, label: 'Late' })),
    ]);
    const { transactions } = parseLedger(
      unzip(body as Buffer)
        .get('ledger.journal')
        ?.toString() ?? '',
    );
    const trial = records(unzip(body as Buffer).get('trial-balance.csv')).filter((row) => row['Line type'] === 'Row');
    const debits = transactions
      .filter(({ description }) => description !== 'Opening balances')
      .flatMap(({ postings }) => postings)
      .reduce((sum, one) => sum + Math.max(one.cents, 0), 0);
    expect(trial.reduce((sum, row) => sum + cents(row['Debits']), 0)).toBe(debits);
    expect(before.size).toBe(NAMES.length);
  });
});
