import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type AdminAccount = components['schemas']['AccountResponse'];

export const accountQuery = (id: string) =>
  queryOptions({
    queryKey: ['accounts', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/accounts/{id}', { params: { path: { id } }, signal })),
  });

const CHANGES = ['accounts', 'audit-log'];

export function useExtendTrial(id: string) {
  return useAction<components['schemas']['ExtendTrialRequest'], AdminAccount>({
    run: (body, key) =>
      unwrap(api.POST('/api/admin/accounts/{id}/trial', { params: { path: { id } }, body, headers: idempotency(key) })),
    changes: CHANGES,
    quiet: true,
  });
}

export function useSetEnterprise(id: string) {
  return useAction<components['schemas']['EnterpriseRequest'], AdminAccount>({
    run: (body, key) =>
      unwrap(
        api.POST('/api/admin/accounts/{id}/enterprise', { params: { path: { id } }, body, headers: idempotency(key) }),
      ),
    changes: CHANGES,
    quiet: true,
  });
}
