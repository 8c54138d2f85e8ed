import { describe, expect, it } from '@jest/globals';
import type { ServiceRequest } from './api/types';
import { agreedPrice, approvedQuote, quoteOfEvent, shownQuote } from './approved-quote';

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
  ])('%s', (_, status, quotes, cents) =>
    expect(shownQuote({ quotes, status, supplier: null })?.amountCents).toBe(cents),
  );

  const offer = (supplierId: string, status: string, hour: number) =>
    ({ supplierId, status, createdAt: `2026-11-28T0${hour}:00:00.000Z` }) as NonNullable<
      ServiceRequest['offers']
    >[number];
  const agreed = (supplierId: string | null, offers: NonNullable<ServiceRequest['offers']>) =>
    approvedQuote({
      // Sent at eight by s.
      quotes: [quote(320, 'approved')],
      offers,
      supplier: supplierId === null ? null : { id: supplierId, companyName: 'Any' },
    });

  it.each<[string, number | null, Quotes, number | null]>([
    ['is the price that the landlord picked', 600, [], 600],
    ['is a quote that was approved since', 600, [quote(320, 'approved')], 320],
    ['isn’t a limit', null, [], null],
  ])('that was agreed %s', (_, priceCents, quotes, cents) => {
    const offers = [{ ...offer('s', 'accepted', 7), priceCents }];
    expect(agreedPrice({ quotes, offers, limitCents: 600, supplier: { id: 's', companyName: 'Any' } })).toBe(cents);
  });

  it.each<[string, string | null, NonNullable<ServiceRequest['offers']>, number | null]>([
    ['counts for the one who quoted and has the job', 's', [offer('s', 'accepted', 7)], 320],
    ['counts while the offer waits', null, [offer('s', 'sent', 7)], 320],
    [
      'isn’t that of another supplier who has the job',
      'x',
      [offer('s', 'withdrawn', 7), offer('x', 'accepted', 7)],
      null,
    ],
    ['ended with the offer when it was taken back', null, [offer('s', 'withdrawn', 7)], null],
    ['isn’t that of a later offer to the same', 's', [offer('s', 'withdrawn', 7), offer('s', 'accepted', 9)], null],
  ])('%s', (_, supplierId, offers, cents) => expect(agreed(supplierId, offers)).toBe(cents));

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
