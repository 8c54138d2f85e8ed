import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReminderOutcome } from '../api/types';
import { ReminderOutcomes } from './ReminderOutcomes';

document.head.append(
  Object.assign(document.createElement('meta'), { name: 'site-settings', content: JSON.stringify({ mail: 'kept' }) }),
);
afterEach(cleanup);

const outcome = (leaseId: string, texts = 0): ReminderOutcome => ({
  leaseId,
  mails: 1,
  texts,
  notReached: [],
  code: null,
  error: null,
});
const around = (outcomes: ReminderOutcome[]) => (
  <Around features={['rent']}>
    <QueryClientProvider client={new QueryClient()}>
      <ReminderOutcomes outcomes={outcomes} nameOf={(id) => id} />
    </QueryClientProvider>
  </Around>
);
const show = (outcomes: ReminderOutcome[]) => render(around(outcomes));

it('does not call reminders sent that are kept in the outbox', () => {
  show([outcome('a'), outcome('b')]);
  expect(screen.getByText('Reminders for 2 leases kept in the outbox')).toBeTruthy();
});

it('counts leases whose tenants got a text as reminded, also without a mail server', () => {
  show([outcome('a', 1), outcome('b')]);
  expect(screen.getByText('Reminders sent for 2 leases')).toBeTruthy();
});

it('scrolls to each new result, also when it has as many rows as the one before', () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { rerender } = show([outcome('a')]);
  expect(scrolled).toHaveBeenCalledTimes(1);
  rerender(around([outcome('b')]));
  expect(scrolled).toHaveBeenCalledTimes(2);
  scrolled.mockRestore();
});
