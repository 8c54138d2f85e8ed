import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { JobTeam } from './components/JobTeam';
import { fromField, toField } from './components/times';

afterEach(cleanup);

const VISIT = {
  id: 'v',
  name: 'Kim Larsen',
  minutes: 80,
  startedAt: '2026-12-01T05:32:00Z',
  finishedAt: '2026-12-01T06:52:00Z',
  recordedStartAt: '2026-12-01T05:32:00Z',
  recordedFinishAt: '2026-12-01T06:52:00Z',
  correctedAt: null,
  note: null,
};

it('shows and corrects the time on site by the clocks where the job is', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['team', 'job', 'j'], { technician: null, priceNeed: null, minutes: 80, visits: [VISIT] });
  render(
    <QueryClientProvider client={client}>
      <Around at="/" features={['teams', '../app']}>
        <JobTeam requestId="j" over={false} timeZone="America/Los_Angeles" />
      </Around>
    </QueryClientProvider>,
  );
  const row = screen.getByText(/^Kim Larsen,/);
  expect(row.textContent?.replaceAll(/\s/g, ' ')).toMatch(/Nov 30, 2026, 9:32 p\.m\. – 10:52 p\.m\./);
  fireEvent.click(screen.getByRole('button', { name: 'Correct' }));
  expect((screen.getByLabelText('Started') as HTMLInputElement).value).toBe('2026-11-30T21:32');
});

it('reads a field back into the instant it showed, in any time zone and across a change of the clocks', () => {
  for (const zone of ['America/Los_Angeles', 'America/St_Johns', 'America/Mexico_City', 'UTC'])
    for (const at of ['2026-11-01T03:30:00.000Z', '2026-12-01T05:32:00.000Z', '2027-03-14T12:00:00.000Z'])
      expect(fromField(toField(at, zone), zone)).toBe(at);
});
