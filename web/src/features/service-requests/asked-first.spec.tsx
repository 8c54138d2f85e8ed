import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Offer, ServiceRequest } from './api/types';
import { CallFirst } from './components/CallFirst';
import { LimitsButton } from './components/LimitsDialog';
import { OfferList } from './components/OfferList';
import { WaitingAnswers } from './components/WaitingAnswers';
import { WaitingQuotes } from './components/WaitingQuotes';

const offer = (more: object) =>
  ({
    id: 'o',
    supplierId: 's',
    companyName: 'Plombex',
    expiresAt: '2036-12-01T00:00:00Z',
    budgetCents: null,
    limitCents: null,
    priceCents: 30_000,
    proposedFor: null,
    gaps: [] as Offer['gaps'],
    ...more,
  }) as Offer;
const request = (offers: Offer[]) =>
  ({
    id: 'r',
    status: 'offered',
    currency: 'CAD',
    moves: [],
    place: null,
    supplier: null,
    offers,
  }) as unknown as ServiceRequest;
let sent: unknown[];

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
  };
});
beforeEach(() => {
  sent = [];
  playServer((method, _path, body) => {
    if (method === 'PATCH') sent.push(body);
    return [200, {}];
  });
});
afterEach(() => {
  cleanup();
  stopPlaying();
});

const show = (node: ReactNode) =>
  render(
    <Around features={['service-requests', '../shared/request-parts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {node}
      </QueryClientProvider>
    </Around>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

describe('what others are notified of asks first', () => {
  it('choosing an answer, with its price', async () => {
    show(<WaitingAnswers request={request([offer({ status: 'answered' })])} />);
    press('Choose Plombex');
    expect(sent).toEqual([]);
    expect(screen.getByText(/Plombex gets the job for \$300\.00/)).not.toBeNull();
    confirm('Choose Plombex');
    await waitFor(() => expect(sent).toEqual([{ status: 'accepted', amountCents: 30_000 }]));
  });

  it('declining a quote, with what still applies and a reason that the supplier reads', async () => {
    const quote = { id: 'q', supplierId: 's', companyName: 'Plombex', amountCents: 90_000, note: null, status: 'sent' };
    const asked = { ...request([]), supplier: { id: 's' }, limitCents: 32_000, quotes: [quote] };
    show(<WaitingQuotes request={asked as unknown as ServiceRequest} />);
    press('Decline');
    expect(sent).toEqual([]);
    expect(screen.getByRole('heading', { name: /Decline Plombex’s quote of \$900\.00 before tax\?/ })).not.toBeNull();
    expect(screen.getByText(/The limit for this job stays at \$320\.00 before tax/)).not.toBeNull();
    fireEvent.change(screen.getByLabelText(/Reason, for the supplier/), {
      target: { value: ' A used valve will do. ' },
    });
    confirm('Decline quote');
    await waitFor(() => expect(sent).toEqual([{ status: 'refused', reason: 'A used valve will do.' }]));
  });

  it.each([
    ['sent', 'Withdraw offer', 'Withdraw the offer to Plombex?'],
    ['accepted', 'Remove supplier', 'Remove Plombex from this job?'],
  ])('taking back an offer that is %s', async (status, verb, question) => {
    const one = offer({ status });
    show(<OfferList request={request([one])} offers={[one]} />);
    press(verb);
    expect(screen.getByRole('heading', { name: question })).not.toBeNull();
    expect(sent).toEqual([]);
    confirm('Back');
    expect(screen.queryByRole('dialog')).toBeNull();
    press(verb);
    confirm(verb);
    await waitFor(() => expect(sent).toEqual([{ status: 'withdrawn' }]));
  });

  it.each([
    [true, 'Given back'],
    [false, 'Declined'],
  ])('an accepted job that was given back (%s) isn’t called declined', (givenBack, words) => {
    const one = offer({ status: 'declined', givenBack });
    show(<OfferList request={request([one])} offers={[one]} />);
    expect(screen.getByText(words)).not.toBeNull();
  });

  it('a landlord writes to the supplier of an offer', () => {
    const one = offer({ status: 'accepted' });
    show(<OfferList request={request([one])} offers={[one]} />);
    expect(screen.getByRole('link', { name: 'Message Plombex' }).getAttribute('href')).toBe(
      '/dashboards/landlord/suppliers?write=s',
    );
  });
});

it('limits that could not be loaded can be loaded again', async () => {
  let fails = true;
  playServer(() =>
    fails
      ? [500, { error: 'No', code: 'internal' }]
      : [200, { usualLimitCents: 10_000, emergencyLimitCents: null, version: 1, currencies: ['CAD'] }],
  );
  show(<LimitsButton />);
  press('Supplier rules');
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  fireEvent.click(again);
  expect(await screen.findByLabelText(/Usual limit/)).toHaveProperty('value', '100.00');
});

it('limits say which currencies they are in where there are several', async () => {
  playServer(() => [
    200,
    { usualLimitCents: 15_000, emergencyLimitCents: null, version: 1, currencies: ['CAD', 'USD'] },
  ]);
  show(<LimitsButton />);
  press('Supplier rules');
  expect(await screen.findByText(/Your properties use CAD and USD/)).not.toBeNull();
});

it('the phone numbers of an emergency stay on its page, and who has given none was notified', async () => {
  playServer(() => [200, { home: { country: 'CA' }, homes: [], landlord: { name: 'Nadia', emergencyPhone: null } }]);
  show(<CallFirst sent />);
  expect(await screen.findByText(/has been notified of this request/)).not.toBeNull();
  expect(screen.getByRole('link', { name: '911' }).getAttribute('href')).toBe('tel:911');
});

it('what to do about the emergency that was reported stays on its page, with whom to call', async () => {
  playServer(() => [
    200,
    { home: { country: 'CA' }, homes: [], landlord: { name: 'Nadia', emergencyPhone: '+15145550100' } },
  ]);
  show(<CallFirst sent kinds={['gas', 'no_water']} />);
  expect(await screen.findByText(/Leave the building with everyone in it, then/)).not.toBeNull();
  expect(screen.getByText(/Turn off all faucets/)).not.toBeNull();
  expect((await screen.findByRole('link', { name: '911' })).getAttribute('href')).toBe('tel:911');
  expect(screen.getByText(/Then call Nadia/)).not.toBeNull();
  expect(screen.queryByText(/If anyone is at risk/)).toBeNull();
});
