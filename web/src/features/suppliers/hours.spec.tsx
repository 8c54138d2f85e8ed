import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { useHoursHints } from '@shared/hours/HoursHints';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SupplierHours } from './api/hours';
import type { Supplier } from './api/own-profile';
import { HoursSection } from './components/HoursSection';

const browserFetch = globalThis.fetch;
let sent: unknown[];

beforeEach(() => {
  sent = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(await new Request(input, init).json());
    return Response.json({});
  });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

const WEEK = { days: [1, 2, 3, 4, 5], from: '08:00', until: '17:00' };
const STATED: SupplierHours = {
  hours: [WEEK],
  daysOff: [{ from: '2026-12-24', until: '2026-12-26' }],
  jobsADay: 2,
  resumesOn: null,
  fullDays: ['2026-11-24', '2026-12-20'],
  timeZone: 'America/Toronto',
  version: 4,
};
const show = (children: React.ReactNode) =>
  render(
    <Around features={['suppliers', '../app', '../app/layouts', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </Around>,
  );
const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save hours' })));

it('hours, days off and the number of appointments are saved with the version that was read, and checked first', async () => {
  show(<HoursSection supplier={{ hours: STATED } as Supplier} />);
  fireEvent.change(screen.getByLabelText(/^Appointments per day/), { target: { value: '99' } });
  await save();
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Appointments per day/), { target: { value: '3' } });
  fireEvent.change(screen.getByLabelText(/^No new jobs until/), { target: { value: '2026-12-01' } });
  await save();
  const { hours, daysOff, timeZone, version } = STATED;
  expect(sent).toEqual([{ hours, daysOff, jobsADay: 3, resumesOn: '2026-12-01', timeZone, version }]);
});

it('without anything stated, nothing is sent but what was typed', async () => {
  show(<HoursSection supplier={{ hours: null } as Supplier} />);
  fireEvent.click(screen.getByRole('button', { name: 'Add hours' }));
  await save();
  expect(sent).toMatchObject([{ hours: [WEEK], daysOff: [], jobsADay: null, resumesOn: null, version: 0 }]);
});

function Hints({ stated, now }: { stated: SupplierHours | null; now: string }) {
  return <output aria-label="hints">{useHoursHints()(stated, new Date(now)).join(' | ')}</output>;
}

it.each([
  [STATED, '2026-11-23T15:00:00Z', 'Full on Nov 24, 2026 | Closed every Saturday and Sunday'],
  [
    STATED,
    '2026-12-18T15:00:00Z',
    'Away from Dec 24, 2026, back on Dec 27, 2026 | Full on Dec 20, 2026 | Closed every Saturday and Sunday',
  ],
  [
    { ...STATED, resumesOn: '2027-02-01' },
    '2026-12-25T15:00:00Z',
    'Not taking new jobs until Feb 1, 2027 | Away, back on Dec 27, 2026 | Closed every Saturday and Sunday',
  ],
  [
    { ...STATED, hours: [{ ...WEEK, days: [2] }], daysOff: [], resumesOn: '2026-11-01' },
    '2027-05-01T15:00:00Z',
    'Open on Tuesday',
  ],
  [null, '2026-11-23T15:00:00Z', ''],
])('the directory says what to know before asking (%#)', (stated, now, expected) => {
  show(<Hints stated={stated} now={now} />);
  expect(screen.getByLabelText('hints').textContent).toBe(expected);
});
