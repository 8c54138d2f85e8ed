import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type OwnSession = components['schemas']['OwnSessionResponse'];
type NewPassword = components['schemas']['ChangePasswordRequest'];
type NewEmail = components['schemas']['ChangeEmailRequest'];

export async function changePassword(body: NewPassword): Promise<void> {
  await unwrap(api.POST('/api/auth/change-password', { body }));
}

/** Sends a link to the new address; it counts once the link is followed. */
export async function changeEmail(body: NewEmail): Promise<void> {
  await unwrap(api.POST('/api/auth/change-email', { body }));
}

/** Sends a link that sets a first password, for who came by Google alone. */
export function useMailPasswordLink(email: string, onSent: () => void) {
  return useAction({
    run: () => unwrap(api.POST('/api/auth/forgot-password', { body: { email } })),
    onSuccess: onSent,
  });
}

/** Gives a session that came in by a used tenant code its full rights. */
export async function confirmPassword(currentPassword: string, verificationToken?: string): Promise<void> {
  await unwrap(api.POST('/api/auth/sessions/confirm', { body: { currentPassword, verificationToken } }));
}

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/auth/sessions', { signal })),
});

export function useEndSession(onEnded: () => void) {
  return useAction({
    run: (id: string) => unwrap(api.DELETE('/api/auth/sessions/{id}', { params: { path: { id } } })),
    changes: ['sessions'],
    onSuccess: onEnded,
  });
}

export function useEndOthers(onEnded: () => void) {
  return useAction({
    run: () => unwrap(api.POST('/api/auth/sessions/end-others')),
    changes: ['sessions'],
    onSuccess: onEnded,
  });
}
