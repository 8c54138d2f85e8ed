import { expect, it } from '@jest/globals';
import { ledgerReport } from './ledger-report.js';

const KINDS = { rent_income: 'income', platform_fees: 'income', platform_cash: 'asset', bank: 'asset' };
const row = (account: string) => ({ currency: 'CAD', account, opening: 0, debits: 0, credits: 0 });

it('what the platform earns is in the ledger, and marked as not the landlord’s', async () => {
  const rows = Object.keys(KINDS).map(row);
  const [table] = await ledgerReport(
    (async () => rows) as never,
    { from: '2026-01-01', to: '2026-12-31' } as never,
    KINDS,
  );
  expect(table?.rows.map(({ cells }) => cells.slice(0, 2))).toEqual(
    [
      ['rent_income', 'income'],
      ['platform_fees', 'platform'],
      ['platform_cash', 'platform'],
      ['bank', 'asset'],
    ].map(([account, kind]) => [{ word: `account.${account}` }, { word: `kind.${kind}` }]),
  );
});
