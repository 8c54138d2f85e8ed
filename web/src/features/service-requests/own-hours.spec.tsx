import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ServiceRequest } from './api/types';
import { ScheduleDialog } from './components/ScheduleDialog';

const REQUEST = { id: 'r', place: { timeZone: 'America/Toronto' } } as unknown as ServiceRequest;
/** A Tuesday and a Sunday. */
const [TUESDAY, SUNDAY] = ['2199-01-01', '2199-01-06'];
const STATED = {
  hours: [{ days: [1, 2, 3, 4, 5], from: '08:00', until: '17:00' }],
  daysOff: [],
  fullDays: ['2199-01-02'],
  timeZone: 'America/Toronto',
};

let scheduled: unknown[];
beforeEach(() => {
  scheduled = [];
  playServer(() => [200, { hours: STATED }]);
});
afterEach(() => {
  cleanup();
  stopPlaying();
});

async function open(asSupplier: boolean) {
  await act(async () => {
    render(
      <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
        <QueryClientProvider client={new QueryClient()}>
          <ScheduleDialog
            request={REQUEST}
            title="Schedule"
            verb="Schedule"
            loading={false}
            asSupplier={asSupplier}
            onClose={() => undefined}
            onSchedule={(window) => scheduled.push(window)}
          />
        </QueryClientProvider>
      </Around>,
    );
  });
  // Nothing can be sent until the hours are loaded.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Schedule' }).getAttribute('aria-busy')).not.toBe('true'),
  );
}
const fill = (date: string, time = '09:00', end = '10:00') => {
  for (const [label, value] of [
    ['Day', date],
    ['From', time],
    ['Until', end],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('an appointment within the stated hours is sent at once', async () => {
  await open(true);
  fill(TUESDAY);
  await press('Schedule');
  expect(scheduled).toEqual([{ scheduledFor: '2199-01-01T14:00:00.000Z', scheduledUntil: '2199-01-01T15:00:00.000Z' }]);
});

it('outside of them it is asked about once, and sent when it is confirmed', async () => {
  await open(true);
  fill(SUNDAY);
  await press('Schedule');
  expect(scheduled).toEqual([]);
  expect(screen.getByRole('alert').textContent).toContain('closed on that day of the week');
  fill(TUESDAY, '18:00', '19:00');
  await press('Schedule anyway');
  expect(screen.getByRole('alert').textContent).toContain('outside of your working hours');
  expect(scheduled).toEqual([]);
  await press('Schedule anyway');
  expect(scheduled).toEqual([{ scheduledFor: '2199-01-01T23:00:00.000Z', scheduledUntil: '2199-01-02T00:00:00.000Z' }]);
});

it('on a day that is full the confirmation goes with it', async () => {
  await open(true);
  fill('2199-01-02');
  await press('Schedule');
  expect(screen.getByRole('alert').textContent).toContain('Your schedule is full that day');
  await press('Schedule anyway');
  expect(scheduled).toMatchObject([{ overCapacity: true }]);
});

it('a landlord who does the work is not asked', async () => {
  await open(false);
  fill(SUNDAY);
  await press('Schedule');
  expect(scheduled).toHaveLength(1);
});
