import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { Report, ReportTable } from '../api/reports';

afterEach(cleanup);

// The drawing needs a browser; its table has the same labels.
jest.unstable_mockModule('@ui/workspace/ChartPlot', () => ({ default: () => null }));
const { ReportChart } = await import('./ReportChart');

const POINT = { currency: 'CAD', incomeCents: 165_000, expenseCents: 20_000 };
const REPORT = {
  report: 'income_expense',
  from: '2025-12-01',
  to: '2026-10-31',
  points: ['2025-12', '2026-01', '2026-10'].map((month) => ({ ...POINT, month })),
} as unknown as Report;
const TABLE = { currency: 'CAD', columns: [], rows: [], totals: [], totalsBehind: [] } as unknown as ReportTable;

it.each([
  ['en', ['Dec 2025', 'Jan 2026', 'Oct 2026']],
  ['fr', ['déc. 2025', 'janv. 2026', 'oct. 2026']],
] as const)('a month is labeled with its whole year in %s: “Oct 26” would be a day', (language, labels) => {
  render(
    <Around features={['reports', '../shared', '../app']} language={language}>
      <ReportChart report={REPORT} table={TABLE} />
    </Around>,
  );
  fireEvent.click(screen.getByRole('button'));
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual(labels);
});
