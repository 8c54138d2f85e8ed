import { api, idempotency, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type UserRow = Schemas['UserResponse'];
export type UserDetail = Schemas['UserDetailResponse'];
export type Invited = Schemas['InvitedUserResponse'];
export type InviteBody = Schemas['InviteUserRequest'];
export type UserChange = Schemas['UpdateUserRequest'];

export interface UserFilters {
  q?: string;
  sort?: string;
  userType?: UserRow['userType'];
  state?: UserRow['state'];
  resetAsked?: 'true';
}

/** People of the live world, page by page. */
export const usersQuery = (filters: UserFilters) =>
  infiniteQueryOptions({
    queryKey: ['users', 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage<UserRow>(
        api.GET('/api/admin/users', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['users', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/users/{id}', { params: { path: { id } }, signal })),
  });

const CHANGES = ['users', 'audit-log', 'outbox', 'admin-overview'];

export function useInvite() {
  return useAction<InviteBody, Invited | undefined>({
    run: (body, key) => unwrap(api.POST('/api/admin/users', { body, headers: idempotency(key) })),
    changes: CHANGES,
    quiet: true,
  });
}

/** Makes a new link, which replaces the previous one. */
export function useInviteAgain(id: string) {
  return useAction<void, Invited | undefined>({
    run: (_input, key) =>
      unwrap(api.POST('/api/admin/users/{id}/invitation', { params: { path: { id } }, headers: idempotency(key) })),
    changes: CHANGES,
  });
}

export function useUpdateUser(id: string) {
  return useAction<UserChange, UserDetail | undefined>({
    run: (body) => unwrap(api.PUT('/api/admin/users/{id}', { params: { path: { id } }, body })),
    changes: CHANGES,
    quiet: true,
  });
}

/** Asks for a two-step reset, which another admin confirms. */
export function useAskReset(id: string) {
  return useAction<{ reason: string }, UserDetail | undefined>({
    run: (body, key) =>
      unwrap(
        api.POST('/api/admin/users/{id}/two-factor-reset', {
          params: { path: { id } },
          body,
          headers: idempotency(key),
        }),
      ),
    changes: CHANGES,
    quiet: true,
  });
}

export type UserStep =
  | 'suspend'
  | 'reactivate'
  | 'delete'
  | 'unlock'
  | 'endSessions'
  | 'confirmReset'
  | 'withdrawReset';

export function useUserStep(id: string, step: UserStep) {
  const params = { path: { id } };
  const calls: Record<UserStep, (key: string) => Promise<unknown>> = {
    suspend: (key) => unwrap(api.POST('/api/admin/users/{id}/suspend', { params, headers: idempotency(key) })),
    reactivate: (key) => unwrap(api.POST('/api/admin/users/{id}/reactivate', { params, headers: idempotency(key) })),
    delete: () => unwrap(api.DELETE('/api/admin/users/{id}', { params })),
    unlock: (key) => unwrap(api.POST('/api/admin/users/{id}/unlock', { params, headers: idempotency(key) })),
    endSessions: (key) => unwrap(api.POST('/api/admin/users/{id}/end-sessions', { params, headers: idempotency(key) })),
    confirmReset: (key) =>
      unwrap(api.POST('/api/admin/users/{id}/two-factor-reset/confirm', { params, headers: idempotency(key) })),
    withdrawReset: () => unwrap(api.DELETE('/api/admin/users/{id}/two-factor-reset', { params })),
  };
  return useAction({ run: (_input: void, key) => calls[step](key), changes: CHANGES, quiet: true });
}
