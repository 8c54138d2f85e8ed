import { api, unwrap } from '@api/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What each method costs; without an amount what is owed, else the next rent. */
export const quoteQuery = (leaseId: string, amountCents?: number) =>
  queryOptions({
    queryKey: ['payments', 'quote', leaseId, amountCents ?? 'usual'],
    queryFn: ({ signal }) =>
      unwrap(api.POST('/api/payments/quote', { body: { leaseId, ...(amountCents && { amountCents }) }, signal })),
    placeholderData: keepPreviousData,
  });
