import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ServiceRequest, ServiceRequestDetail } from './api/types';
import { AppointmentCard } from './components/AppointmentCard';
import { tooSoon } from './components/EntryNotice';
import { RequestFacts } from './components/RequestFacts';
import { RequestRows } from './components/RequestRows';
import { ScheduleDialog } from './components/ScheduleDialog';

const SOON = new Date(Date.now() + 3 * 3600_000).toISOString();
const LATER = new Date(Date.now() + 90 * 3600_000).toISOString();
const APPOINTMENT = {
  open: null,
  waitsFor: null,
  answeredBy: null,
  mine: false,
  mayPropose: false,
  earlier: [],
  entryNoticeHours: 24,
};
const REQUEST = {
  id: 'r',
  leaseId: 'l',
  status: 'approved',
  priority: 'High',
  scheduledFor: null,
  scheduledUntil: null,
  supplier: null,
  place: null,
  appointment: APPOINTMENT,
} as unknown as ServiceRequestDetail;

const proposal = (past: boolean) => ({
  id: 'p',
  side: 'tenant' as const,
  status: 'open' as const,
  times: [{ from: LATER, until: LATER, past, clash: true }],
  note: null,
  createdAt: SOON,
  answeredAt: null,
});

function show(children: ReactNode) {
  return render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </Around>,
  );
}
const card = (appointment: object, more: object = {}) =>
  show(
    <AppointmentCard
      request={{ ...REQUEST, ...more, appointment: { ...APPOINTMENT, ...appointment } } as ServiceRequestDetail}
    />,
  );

afterEach(cleanup);

describe('the card of an appointment', () => {
  it('is absent while there is neither an appointment nor anything to propose', () => {
    const { container } = card({});
    expect(container.textContent).toBe('');
  });

  it('offers to accept what waits for the reader, and says when another appointment is at that time', () => {
    card({ open: proposal(false), waitsFor: 'you', answeredBy: 'landlord', mayPropose: true });
    expect(screen.getByText('Your turn')).not.toBeNull();
    expect(screen.getByText('You have another appointment then.')).not.toBeNull();
    for (const name of ['Accept', 'Decline', 'Propose other times'])
      expect(screen.getByRole('button', { name })).not.toBeNull();
  });

  it('doesn’t offer to accept a time that has passed', () => {
    const both = { ...proposal(false), times: [...proposal(true).times, ...proposal(false).times] };
    both.times = both.times.map((time, at) => ({ ...time, from: at === 0 ? SOON : LATER }));
    card({ open: both, waitsFor: 'you', answeredBy: 'landlord', mayPropose: true });
    expect(screen.getAllByRole('button', { name: 'Accept' })).toHaveLength(1);
    expect(screen.getByText('This time has passed.')).not.toBeNull();
  });

  it('waits for no one when all of the times have passed, and offers each side to propose others', () => {
    for (const mine of [true, false]) {
      card({ open: proposal(true), waitsFor: null, answeredBy: 'landlord', mine, mayPropose: true });
      expect(screen.getByText('This time has passed without an answer.')).not.toBeNull();
      expect(screen.getByRole('button', { name: 'Propose other times' })).not.toBeNull();
      for (const name of ['Accept', 'Decline', 'Change the times'])
        expect(screen.queryByRole('button', { name })).toBeNull();
      for (const gone of ['Your turn', 'Waiting for the landlord', 'This time has passed.'])
        expect(screen.queryByText(gone)).toBeNull();
      cleanup();
    }
  });

  it('lets the side that proposed change or withdraw its times, and no one else', () => {
    card({ open: proposal(false), waitsFor: 'them', answeredBy: 'landlord', mine: true, mayPropose: true });
    expect(screen.getByText('Waiting for the landlord')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw' })).not.toBeNull();
    cleanup();
    card({ open: proposal(false), waitsFor: 'them', answeredBy: 'supplier' });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('offers a set appointment for the calendar, and to ask to move it', () => {
    card({ mayPropose: true }, { status: 'scheduled', scheduledFor: LATER });
    for (const name of ['Ask to reschedule', 'Add to calendar'])
      expect(screen.getByRole('button', { name })).not.toBeNull();
  });
});

it('an appointment sooner than the notice of the region is asked about once, an emergency isn’t', () => {
  const set: unknown[] = [];
  const request = { ...REQUEST, scheduledFor: SOON } as unknown as ServiceRequest;
  const dialog = (more: object) =>
    show(
      <ScheduleDialog
        request={{ ...request, ...more }}
        onClose={() => undefined}
        title="Make an appointment"
        verb="Make appointment"
        loading={false}
        onSchedule={(window) => set.push(window)}
      />,
    );
  dialog({});
  // The first minute of tomorrow is always less than a day away.
  const tomorrow = new Date(Date.now() + 24 * 3600_000).toLocaleDateString('en-CA');
  for (const [label, value] of [
    ['Day', tomorrow],
    ['From', '00:01'],
    ['Until', '00:02'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Make appointment', hidden: true }));
  expect(set).toEqual([]);
  expect(screen.getByText(/less than the 24 hours of notice/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Schedule anyway', hidden: true }));
  expect(set).toHaveLength(1);
  expect(tooSoon(REQUEST, SOON)).toBe(true);
  expect(tooSoon(REQUEST, LATER)).toBe(false);
  expect(tooSoon({ ...REQUEST, priority: 'Emergency' }, SOON)).toBe(false);
  expect(tooSoon({ ...REQUEST, leaseId: null }, SOON)).toBe(false);
});

describe('what comes next, in one line', () => {
  const next = (appointment: object, more: object = {}) => {
    const request = { ...REQUEST, status: 'offered', supplier: { companyName: 'Plombex' }, issueType: 'HVAC', ...more };
    const detail = { ...request, appointment: { ...APPOINTMENT, ...appointment } } as unknown as ServiceRequestDetail;
    show(<RequestRows requests={[detail]} href={() => '/'} />);
    return screen.getByRole('link').textContent ?? '';
  };

  it.each([
    ['a tenant who has to answer', { open: proposal(false), waitsFor: 'you' }, /Your turn: answer the times/],
    ['a tenant who has proposed times', { open: proposal(false), waitsFor: 'them' }, /You’ve proposed times/],
    ['a tenant who waits for the supplier', {}, /Plombex’s turn: they’ve accepted and will make an appointment/],
  ])('for %s', (_who, appointment, line) => {
    expect(next(appointment)).toMatch(line);
  });

  it('keeps the appointment that stands while another time is proposed', () => {
    const set = { status: 'scheduled', scheduledFor: LATER };
    expect(next({ open: proposal(false), waitsFor: 'them' }, set)).toMatch(/^Plombex, /m);
  });
});

it.each([
  ['a price that the landlord picked', 60_000, 'Agreed price, before tax'],
  ['a limit', null, 'Spending limit without a quote, before tax'],
])('%s is named so among the facts', (_, priceCents, label) => {
  const facts = { issueType: 'HVAC', answers: {}, floorKinds: [], mayEnter: null, createdAt: SOON, rating: null };
  const offers = [{ id: 'o', supplierId: 's', status: 'accepted', priceCents }];
  const request = { ...REQUEST, ...facts, offers, quotes: [], currency: 'CAD', limitCents: 60_000, costCents: null };
  show(<RequestFacts request={request as unknown as ServiceRequestDetail} />);
  expect(screen.getByText(label).nextElementSibling?.textContent).toContain('600.00');
});

it.each([
  ['before its appointment shows no appointment', SOON, false],
  ['after it shows the appointment', new Date(Date.now() + 95 * 3600_000).toISOString(), true],
])('work that was done %s', (_when, completedAt, shown) => {
  const facts = { issueType: 'HVAC', answers: {}, floorKinds: [], mayEnter: null, createdAt: SOON, rating: null };
  const request = { ...REQUEST, ...facts, status: 'completed', scheduledFor: LATER, completedAt, currency: null };
  show(<RequestFacts request={request as unknown as ServiceRequestDetail} />);
  expect(screen.queryByText('Appointment') !== null).toBe(shown);
});

it('a supplier reads on the job whose home it is', () => {
  const facts = { issueType: 'HVAC', answers: {}, floorKinds: [], mayEnter: null, createdAt: SOON, rating: null };
  const request = { ...REQUEST, ...facts, offers: [], quotes: [], currency: 'CAD', limitCents: null, costCents: null };
  const job = { ...request, landlordName: 'Habitations Laurier' } as unknown as ServiceRequestDetail;
  show(<RequestFacts request={job} forSupplier />);
  expect(screen.getByText('Landlord').nextElementSibling?.textContent).toBe('Habitations Laurier');
  cleanup();
  show(<RequestFacts request={job} />);
  expect(screen.queryByText('Landlord')).toBeNull();
});
