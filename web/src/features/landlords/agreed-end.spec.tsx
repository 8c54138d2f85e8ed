import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Lease } from './api/types';
import { EndDialog } from './components/lease/EndDialog';
import { LeaseTermsTab } from './components/lease/LeaseTermsTab';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const shown = (part: ReactElement) =>
  act(async () =>
    render(
      <Around features={['landlords', '../app', '../shared', '../api']}>
        <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
      </Around>,
    ),
  );
const click = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
/** Submits like Enter in a field. The button is disabled until the rents are counted. */
const send = () => act(async () => void fireEvent.submit(document.querySelector('form') as HTMLFormElement));
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const tick = (label: string) => act(async () => void fireEvent.click(screen.getByLabelText(label)));

const LEASE = {
  id: 'l1',
  version: 4,
  state: 'active',
  startsOn: '2026-01-01',
  termEndsOn: '2027-12-31',
  endsForGood: false,
  endsOn: null,
  currency: 'CAD',
  rentCents: 165_000,
  dueDay: 1,
  depositCents: 0,
  lateFeeKind: 'none',
  lateFeeValue: 0,
  lateFeeAfterDays: 0,
  chargeFrom: '2026-01-01',
  propertyId: 'p1',
  unit: { timeZone: 'America/Toronto', region: 'ON' },
  tenants: [],
  letters: [],
  findings: [],
  endDays: { today: '2026-11-23', landlord: '2027-12-31', tenant: '2027-12-31' },
} as unknown as Lease;

/** Answers the first command with a refusal, the next ones with the lease, and keeps what was sent. */
function refusing(code: string, rules: object[]) {
  const sent: Record<string, unknown>[] = [];
  playServer((method, _path, body) => {
    if (method === 'GET') return [404, { error: 'Not found.', code: 'not_found', requestId: 'r' }];
    sent.push(body as Record<string, unknown>);
    return sent.length === 1 ? [422, { error: 'No.', code, requestId: 'r', rules }] : [200, LEASE];
  });
  return sent;
}

it('an end by agreement is confirmed and says what was agreed before anything is sent', async () => {
  const sent = refusing('nothing', []);
  await shown(<EndDialog lease={LEASE} step="end" onClose={() => undefined} />);
  await send();
  expect(await screen.findByText('Confirm that the tenant agreed.')).toBeTruthy();
  await tick('The tenant agreed to this');
  await type('What did you agree on?', '   ');
  await send();
  expect(sent).toEqual([]);
  await type('What did you agree on?', 'Signed on November 20');
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ by: 'agreement', confirmReason: 'Signed on November 20', version: 4 }]);
});

it('an end for good that the region refuses asks whether the tenant agreed, with a reason', async () => {
  const sent = refusing('region_rule', [
    {
      code: 'cause_required',
      topic: 'end_of_term',
      value: 'A reason is required',
      limit: {},
      source: null,
      sourceDate: null,
    },
  ]);
  await shown(<LeaseTermsTab lease={LEASE} />);
  await click('Change terms');
  expect(screen.queryByLabelText('The tenant agreed to this')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /Ends for good/ })));
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ endsForGood: true, termEndsOn: '2027-12-31' }]);
  expect(sent[0]).not.toHaveProperty('agreed');
  expect(await screen.findByText(/the end of a term isn’t a reason to end a lease/)).toBeTruthy();
  expect(screen.queryByText(/Choose the reason that applies/)).toBeNull();
  await screen.findByLabelText('The tenant agreed to this');
  await tick('The tenant agreed to this');
  await send();
  expect(await screen.findByText(/^Enter what you agreed on/)).toBeTruthy();
  expect(sent).toHaveLength(1);
  await type('Why are you going ahead?', 'Form N11 of November 20');
  await send();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ endsForGood: true, agreed: true, confirmReason: 'Form N11 of November 20' });
});

it('DAY-60 terms that end a running lease say who gets no email about it', async () => {
  const tenants = [{ id: 't1', firstName: 'Ola', lastName: 'Berg', email: null, joined: false }];
  playServer(() => [404, { error: 'Not found.', code: 'not_found', requestId: 'r' }]);
  await shown(<LeaseTermsTab lease={{ ...LEASE, tenants } as unknown as Lease} />);
  await click('Change terms');
  expect(screen.queryByText(/Ola Berg has no email address/)).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /Ends for good/ })));
  expect(await screen.findByText(/Ola Berg has no email address/)).toBeTruthy();
});

it('a lease that ends for good is ended on its own day without an agreement', async () => {
  const sent: unknown[] = [];
  playServer((method, _path, body) => {
    if (method === 'GET') return [404, { error: 'Not found.', code: 'not_found', requestId: 'r' }];
    sent.push(body);
    return [200, LEASE];
  });
  const over = { ...LEASE, termEndsOn: '2026-11-15', endsForGood: true } as Lease;
  await shown(<EndDialog lease={over} step="end" onClose={() => undefined} />);
  expect((screen.getByLabelText('Last day') as HTMLInputElement).value).toBe('2026-11-15');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await send();
  await waitFor(() => expect(sent).toMatchObject([{ endsOn: '2026-11-15' }]));
  await type('Last day', '2026-11-20');
  expect(screen.getByRole('checkbox')).toBeTruthy();
});
