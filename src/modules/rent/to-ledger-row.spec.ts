import { expect, it } from '@jest/globals';
import { toLedgerRow } from './to-ledger-row.js';

type Given = Parameters<typeof toLedgerRow>;

it.each([
  [5000, '2026-11-01', 'overdue'],
  [3000, '2026-11-01', 'part_overdue'],
  [3000, '2026-12-01', 'part_paid'],
  [5000, '2026-12-01', 'due'],
])('a charge of which %d of 5000 is open and that is due on %s is %s', (open, dueOn, status) => {
  const line = { id: 'e', kind: 'rent', chargeId: 'c', net: 5000, voidedAt: null, reversesId: null, askedAt: null };
  const charges = [{ id: 'c', openCents: open, leftCents: open, amountCents: 5000, dueOn }];
  const row = toLedgerRow(line as unknown as Given[0], { charges, today: '2026-11-15' } as unknown as Given[1]);
  expect(row.status).toBe(status);
});
