import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { RequestEvent, ServiceRequest } from './api/types';
import { RequestTimeline } from './components/RequestTimeline';
import { ScheduleDialog } from './components/ScheduleDialog';

afterEach(cleanup);

// A time zone in which no reader's computer is likely to be.
const FAR = 'Pacific/Kiritimati';
const OWN = Intl.DateTimeFormat().resolvedOptions().timeZone;
const requestIn = (timeZone: string) =>
  ({
    id: 'r',
    place: { timeZone },
    scheduledFor: null,
    scheduledUntil: null,
    supplier: null,
    landlordName: null,
  }) as unknown as ServiceRequest;
const EVENTS = [
  {
    id: 'e',
    kind: 'rating',
    by: 'tenant',
    at: '2026-11-22T15:00:00Z',
    detail: null,
    note: 'It drips',
    internal: false,
  },
] as unknown as RequestEvent[];

describe('times of a repair', () => {
  const timeline = (timeZone: string) => {
    const { container } = render(
      <Around features={['service-requests', '../shared/request-parts', '../app']}>
        <QueryClientProvider client={new QueryClient()}>
          <RequestTimeline request={requestIn(timeZone)} events={EVENTS} />
        </QueryClientProvider>
      </Around>,
    );
    return container.textContent ?? '';
  };

  it('are those of the place, and its zone is named to readers elsewhere', () => {
    const text = timeline(FAR);
    expect(text).toContain('Nov 23, 2026');
    expect(text).toContain('Times are in the property’s local time: Line Islands Time.');
  });

  it('name no zone to readers whose clocks show the same', () => {
    expect(timeline(OWN)).not.toContain('Times are those');
  });
});

describe('an appointment', () => {
  function wrongField(day: string, from: string, until: string): [string | undefined, string | undefined] {
    const onSchedule = jest.fn();
    render(
      <Around features={['service-requests', '../shared/request-parts', '../app']}>
        <QueryClientProvider client={new QueryClient()}>
          <ScheduleDialog
            request={requestIn('America/Toronto')}
            title="Visit"
            verb="Send"
            loading={false}
            onClose={() => undefined}
            onSchedule={onSchedule}
          />
        </QueryClientProvider>
      </Around>,
    );
    for (const [label, value] of [
      ['Day', day],
      ['From', from],
      ['Until', until],
    ] as const)
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSchedule).not.toHaveBeenCalled();
    const wrong = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')];
    expect(wrong).toHaveLength(1);
    return [
      wrong[0]?.labels?.[0]?.textContent ?? undefined,
      document.getElementById(wrong[0]?.getAttribute('aria-describedby') ?? '')?.textContent ?? undefined,
    ];
  }

  it.each([
    ['2020-01-15', '09:00', '10:00', 'Day', 'Choose a time in the future.'],
    ['2199-01-15', '09:00', '08:00', 'Until', 'Choose an end time after the start time.'],
    ['2199-01-15', '', '08:00', 'From', 'Please fill in this field.'],
  ])('on %s from %s to %s complains at the field that is wrong', (day, from, until, label, message) => {
    expect(wrongField(day, from, until)).toEqual([label, message]);
  });
});
