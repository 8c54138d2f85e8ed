import { describe, expect, it } from '@jest/globals';
import type { ServiceRequest } from './api/types';
import { quoteOfEvent, shownQuote } from './approved-quote';

type Quotes = NonNullable<ServiceRequest['quotes']>;

const quote = (amountCents: number, status: Quotes[number]['status'], hour = 9): Quotes[number] => ({
  id: String(amountCents),
  supplierId: 's',
  companyName: 'Plombex',
  status,
  amountCents,
  note: null,
  language: null,
  createdAt: `2026-11-28T0${hour - 1}:00:00.000Z`,
  answeredAt: status === 'sent' ? null : `2026-11-28T0${hour}:00:00.000Z`,
});

describe('the price of a job', () => {
  it.each<[string, ServiceRequest['status'], Quotes, number | undefined]>([
    ['waits for an answer', 'in_progress', [quote(320, 'approved'), quote(410, 'sent')], 410],
    [
      'is what was approved, when more was declined',
      'in_progress',
      [quote(320, 'approved'), quote(410, 'refused')],
      320,
    ],
    ['stays so when the work is done', 'completed', [quote(320, 'approved'), quote(410, 'refused')], 320],
    ['was declined, and nothing else is agreed', 'offered', [quote(410, 'refused')], 410],
    ['isn’t shown when the work was done without it', 'completed', [quote(410, 'withdrawn')], undefined],
    ['is not named', 'offered', [], undefined],
  ])('%s', (_, status, quotes, cents) => expect(shownQuote({ quotes, status })?.amountCents).toBe(cents));

  it('is named by the history for each quote by its time', () => {
    const quotes = [quote(320, 'approved', 3), quote(410, 'refused', 5)];
    const named = (detail: string, at: string) => quoteOfEvent({ quotes }, { detail, at })?.amountCents;
    expect([
      named('quote_sent', '2026-11-28T02:00:00.000Z'),
      named('quote_approved', '2026-11-28T03:00:00.004Z'),
      named('quote_sent', '2026-11-28T04:00:00.000Z'),
      named('quote_refused', '2026-11-28T05:00:00.000Z'),
      named('quote_refused', '2026-11-28T07:00:00.000Z'),
    ]).toEqual([320, 320, 410, 410, undefined]);
  });
});
