import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Lease } from './api/types';
import { CorrectDialog } from './components/lease/CorrectDialog';

const sent: object[] = [];
let refusal: object | null = null;
const rule = (topic: string, code: string, cents: number) => ({ code, topic, value: '1.9%', limit: { cents } });

beforeEach(() =>
  playServer((_method, path, body) => {
    if (path.endsWith('/correct') && body) sent.push(body);
    if (path.includes('/rent-changes')) return [200, { months: [], currency: 'CAD' }];
    return path.endsWith('/correct') && refusal ? [422, refusal] : [200, {}];
  }),
);
afterEach(() => {
  cleanup();
  stopPlaying();
  sent.length = 0;
  refusal = null;
});

const next = { startsOn: '2027-03-01', endsOn: null, rentCents: 213_990, cancelable: true, rentOnly: true };

async function corrected(nextTerm: object | null): Promise<void> {
  const lease = {
    id: 'l1',
    version: 4,
    state: 'active',
    startsOn: '2024-01-01',
    termEndsOn: null,
    rentCents: 210_000,
    dueDay: 1,
    currency: 'CAD',
    unit: { region: 'ON', timeZone: 'America/Toronto' },
    tenants: [],
    nextTerm,
    endDays: { today: '2026-11-23' },
  } as unknown as Lease;
  await act(async () =>
    render(
      <Around features={['landlords', '../app', '../shared']}>
        <QueryClientProvider client={new QueryClient()}>
          <CorrectDialog lease={lease} onClose={() => undefined} />
        </QueryClientProvider>
      </Around>,
    ),
  );
  await type('Monthly rent', '2050');
  await type('Reason', 'Typed by mistake');
}
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
async function send(): Promise<string> {
  await act(async () => screen.getByRole('button', { name: 'Correct lease' }).click());
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  return document.body.textContent ?? '';
}

it('says that a planned rent stays, and why it would no longer be allowed', async () => {
  refusal = { code: 'region_rule', status: 422, rules: [rule('rent_cap', 'rent_cap_exceeded', 208_895)] };
  await corrected(next);
  expect(document.body.textContent).toContain('The rent from Mar 1, 2027 is already planned: $2,139.90.');
  const said = await send();
  expect(said).toMatch(
    /The rent planned from Mar 1, 2027, \$2,139\.90.*, wouldn’t be allowed after this correction\. Cancel it first/,
  );
  expect(said).toMatch(/This region caps the rent at \$2,088\.95/);
});

it('asks why where the rules can’t be checked, and sends the reason', async () => {
  refusal = { code: 'confirmation_required', status: 422, rules: [rule('rent_cap', 'rent_cap_exceeded', 208_895)] };
  await corrected({ ...next, cancelable: false });
  expect(screen.queryByLabelText('Why are you going ahead?')).toBeNull();
  expect(await send()).not.toContain('Cancel it first');
  await type('Why are you going ahead?', 'Both signed it');
  refusal = null;
  await send();
  expect(sent.at(-1)).toMatchObject({ rentCents: 205_000, confirmReason: 'Both signed it', version: 4 });
});

it('says where the agreed deposit is lowered, and how the rent of a month-to-month lease rises', async () => {
  refusal = { code: 'region_rule', status: 422, rules: [rule('deposit', 'deposit_over_limit', 205_000)] };
  await corrected(null);
  expect(document.body.textContent).toContain('To raise the rent, use “Change rent”');
  expect(await send()).toContain('To lower the agreed deposit first, select “Change terms” on the Lease tab.');
  expect(screen.getByRole('link', { name: 'Open the Lease tab' }).getAttribute('href')).toMatch(/\?tab=lease$/);
});
