import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Offer, ServiceRequestDetail } from './api/types';
import { AnswerDialog } from './components/AnswerDialog';
import { WaitingAnswers } from './components/WaitingAnswers';

const inHours = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString();
const answered = (proposedFor: string) =>
  ({
    id: 'o',
    supplierId: 's',
    companyName: 'Rohr Plumbing',
    status: 'answered',
    priceCents: 30_000,
    proposedFor,
    proposedUntil: null,
    gaps: [],
  }) as unknown as Offer;
const request = (offers: Offer[], more: object = {}) =>
  ({
    id: 'r',
    leaseId: 'l',
    status: 'offered',
    priority: 'High',
    currency: 'CAD',
    moves: [],
    place: null,
    supplier: null,
    offers,
    appointment: { entryNoticeHours: 24 },
    ...more,
  }) as unknown as ServiceRequestDetail;
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
const pick = () => fireEvent.click(screen.getByRole('button', { name: 'Choose Rohr Plumbing' }));
const dialog = () => within(screen.getByRole('dialog'));
const WARNS = /less than the 24 hours of notice/;

it('choosing an answer names its appointment, and warns if that is sooner than the notice that the law requires', async () => {
  show(<WaitingAnswers request={request([answered(inHours(3))])} />);
  pick();
  expect(dialog().getByText(/^Appointment: /)).toBeTruthy();
  expect(dialog().getByText(WARNS)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(dialog().getByRole('button', { name: 'Schedule anyway' }));
  await waitFor(() => expect(sent).toEqual([{ status: 'accepted', amountCents: 30_000 }]));
});

it.each([
  ['a later time', inHours(90), {}],
  ['an emergency', inHours(3), { priority: 'Emergency' }],
  ['a time that has passed, which sets no appointment', inHours(-3), {}],
])('choosing warns of nothing for %s', (_what, at, more) => {
  show(<WaitingAnswers request={request([answered(at)], more)} />);
  pick();
  expect(dialog().queryByText(WARNS)).toBeNull();
  expect(dialog().getByRole('button', { name: 'Choose Rohr Plumbing' })).toBeTruthy();
});

it('a supplier who answers with such a time is asked once', async () => {
  const offer = answered(inHours(3));
  show(<AnswerDialog request={request([offer])} offer={offer} onClose={() => undefined} />);
  // Nothing can be sent until the supplier's own hours are loaded.
  const button = () => dialog().getByRole('button', { name: 'Send answer' });
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
  fireEvent.click(button());
  expect(await dialog().findByText(WARNS)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(dialog().getByRole('button', { name: 'Send anyway' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});
