import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Colleague = Schemas['AccountPersonResponse'];
export type NewColleague = Schemas['NewColleague'];
export type AccountRole = Colleague['role'];

const CHANGES = ['colleagues'];

export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/colleagues', { signal })),
});

/** Throws what the server refused, as the next one does: the form shows it. */
export const inviteColleague = (body: NewColleague): Promise<Colleague> =>
  unwrap(api.POST('/api/colleagues', { body }));

export const inviteAgain = (id: string, body: Schemas['ColleagueInvitationRequest']): Promise<Colleague> =>
  unwrap(api.POST('/api/colleagues/{id}/invitation', { params: { path: { id } }, body }));

/** Removes someone, or withdraws an invitation. */
export function useRemoveColleague(onDone: () => void) {
  return useAction<string>({
    run: (id) => unwrap(api.DELETE('/api/colleagues/{id}', { params: { path: { id } } })),
    changes: CHANGES,
    onSuccess: onDone,
  });
}

/** Throws what the server refused: the form shows it. */
export function setRole(
  id: string,
  role: AccountRole,
  currentPassword: string,
  verificationToken?: string,
): Promise<Colleague> {
  const body = { role, currentPassword, verificationToken };
  return unwrap(api.PUT('/api/colleagues/{id}/role', { params: { path: { id } }, body }));
}
