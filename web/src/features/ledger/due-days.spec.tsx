import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render } from '@testing-library/react';
import type { LedgerRow } from './api/types';
import { useLedgerWords } from './ledger-words';

afterEach(cleanup);

const RENT = {
  id: 'e1',
  entry: 'rent',
  status: 'due',
  date: '2026-11-30',
  dueOn: '2026-11-02',
  period: '2026-11',
  chargeId: 'c1',
  reversesId: null,
  reversesOn: null,
  label: null,
  note: null,
  depositCents: null,
  currency: 'CAD',
} as unknown as LedgerRow;

function Detail({ row }: { row: LedgerRow }) {
  return <p>{useLedgerWords().detail(row)}</p>;
}
const detailOf = (row: object) => {
  cleanup();
  return render(
    <Around features={['ledger', '../shared']}>
      <Detail row={{ ...RENT, ...row }} />
    </Around>,
  ).container.textContent;
};

it('after a correction of the due day, the new rents name it, and what was taken back is not due', () => {
  expect(detailOf({})).toContain('Due on Nov 2, 2026');
  expect(detailOf({ date: '2026-11-02' })).not.toContain('Due on');
  expect(detailOf({ status: 'voided' })).not.toContain('Due on');
  expect(detailOf({ entry: 'void_of_rent', status: 'reversed', reversesId: 'e1', reversesOn: '2026-11-01' })).toBe(
    'Reverses the entry from Nov 1, 2026',
  );
});
