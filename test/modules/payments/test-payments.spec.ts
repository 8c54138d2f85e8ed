import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { pdfTexts } from '../../support/pdf-text.js';

let test: TestApp;
let home: LetHome;
beforeAll(async () => {
  test = await startTestApp();
  test.clock.setNow('2026-11-20T15:00:00Z');
  home = await letHome(test, { startsOn: '2026-11-01' });
  await test.app.get(RentRun).run();
});
afterAll(() => test.close());

it('PY-012 a payment of the sandbox is called a test in lists, ledger and statement; one that was recorded is not', async () => {
  const { landlord, tenant, leaseId } = home;
  await test
    .http('post', '/api/payments', tenant.token)
    .set('Idempotency-Key', v7())
    .send({ leaseId, amountCents: 100_000, method: 'credit_card', sandbox: 'succeed' })
    .expect(201);
  await test
    .http('post', `/api/landlords/leases/${leaseId}/payments`, landlord.token)
    .send({ amountCents: 1000, method: 'cash' })
    .expect(201);
  const list = await test.http('get', '/api/landlords/payments', landlord.token).expect(200);
  expect(
    list.body.map(({ method, test: tried }: { method: string; test: boolean }) => [method, tried]).toSorted(),
  ).toEqual([
    ['cash', false],
    ['credit_card', true],
  ]);
  const ledger = await test.http('get', `/api/landlords/leases/${leaseId}/ledger`, landlord.token).expect(200);
  const tested = (entry: string) => ledger.body.find((row: { entry: string }) => row.entry === entry)?.test;
  expect(['online_payment', 'offline_payment', 'rent'].map(tested)).toEqual([true, false, false]);
  const path = `/api/leases/${leaseId}/statement`;
  const { body } = await test
    .http('get', `${path}/lines`, tenant.token)
    .query({ year: 2026, language: 'en' })
    .expect(200);
  const entries = body.lines.map(({ entry }: { entry: string }) => entry);
  expect(entries.filter((entry: string) => entry.includes('Test: no money was moved')).length).toBeGreaterThan(0);
  expect(entries.find((entry: string) => entry.startsWith('Rent'))).not.toContain('Test');
  const pdf = await test.http('get', path, tenant.token).query({ year: 2026, language: 'en' }).buffer(true).expect(200);
  expect(pdfTexts(pdf.body as Buffer).join(' ')).toContain('Test: no money');
});
