import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type OwnNotices = Schemas['OwnNoticesResponse'];
export type OwnNotice = Schemas['OwnNoticeResponse'];
export type TenantNotice = Schemas['TenantNoticeResponse'];
export type NoticeRules = Schemas['TenantNoticeRules'];
type Give = Schemas['GiveNoticeRequest'];
export type NoticeAnswer = Schemas['AnswerNoticeRequest'];

/** What binds the tenant who gives notice today, and the notices on the lease. */
export const ownNoticesQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['tenant-notices', 'own', leaseId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/tenants/me/notices', { params: { query: { leaseId } }, signal })),
  });

/** Gives notice, or asks to leave early. */
export function useGiveNotice(leaseId: string, onSuccess?: () => void) {
  return useAction<Give, OwnNotices>({
    run: (body, key) => unwrap(api.POST('/api/tenants/me/notices', { body, headers: idempotency(key) })),
    answers: ownNoticesQuery(leaseId).queryKey,
    changes: ['tenant-notices', 'leases'],
    onSuccess,
    quiet: true,
  });
}

/** Withdraws a notice, or asks the landlord to agree. */
export function useWithdrawNotice(leaseId: string, onSuccess?: (notices: OwnNotices) => void) {
  return useAction<string, OwnNotices>({
    run: (id, key) =>
      unwrap(
        api.POST('/api/tenants/me/notices/{id}/withdraw', { params: { path: { id } }, headers: idempotency(key) }),
      ),
    answers: ownNoticesQuery(leaseId).queryKey,
    changes: ['tenant-notices', 'leases'],
    onSuccess,
  });
}

/** What the tenants of a lease gave notice of, for the landlord. */
export const leaseNoticesQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['tenant-notices', 'lease', leaseId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/landlords/leases/{id}/tenant-notices', { params: { path: { id: leaseId } }, signal })),
  });

/** One of them, as it is now. */
export const leaseNoticeQuery = ({ id, leaseId }: Pick<TenantNotice, 'id' | 'leaseId'>) =>
  queryOptions({
    queryKey: ['tenant-notices', 'one', id],
    queryFn: async ({ signal }) => {
      const all = await unwrap(
        api.GET('/api/landlords/leases/{id}/tenant-notices', { params: { path: { id: leaseId } }, signal }),
      );
      const notice = all.find((each) => each.id === id);
      if (!notice) throw new Error('The notice is no longer on the lease.');
      return notice;
    },
  });

/** Notices that the landlord hasn’t answered. */
export const waitingNoticesQuery = () =>
  queryOptions({
    queryKey: ['tenant-notices', 'waiting'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/tenant-notices', { signal })),
  });

/** The landlord’s answer. */
export function useAnswerNotice(id: string, onSuccess?: () => void) {
  return useAction<NoticeAnswer, TenantNotice>({
    run: (body) => unwrap(api.PUT('/api/tenant-notices/{id}', { params: { path: { id } }, body })),
    changes: ['tenant-notices', 'leases', 'units', 'properties', 'overview', 'ledger'],
    onSuccess,
    quiet: true,
  });
}
