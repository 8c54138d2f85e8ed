import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** The supplier's invoices for a job, the latest first. A landlord sees no drafts. */
export const invoicesOfJobQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['invoices', 'of-request', requestId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/invoices', { params: { query: { requestId, limit: 20 } }, signal })),
  });

/** The supplier's jobs that are done and not yet invoiced. */
export const jobsToInvoiceQuery = queryOptions({
  queryKey: ['invoices', 'to-write'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/invoices/to-write', { signal })),
});
