import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { queryOptions } from '@tanstack/react-query';

export type TwoFactorStatus = components['schemas']['TwoFactorStatusResponse'];
export type AppOffer = components['schemas']['TotpOfferResponse'];

export const twoFactorQuery = queryOptions({
  queryKey: ['two-factor'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/auth/two-factor', { signal })),
});

/** Codes by e-mail from now on; asked again it makes new recovery codes. */
export async function turnOn(currentPassword: string, verificationToken?: string): Promise<string[]> {
  return (await unwrap(api.POST('/api/auth/two-factor/on', { body: { currentPassword, verificationToken } })))
    .recoveryCodes;
}

/** A secret for an authenticator app; its first code, `confirmApp`, turns it on. */
export function offerApp(currentPassword: string, verificationToken?: string): Promise<AppOffer> {
  return unwrap(api.POST('/api/auth/two-factor/app', { body: { currentPassword, verificationToken } }));
}

export async function confirmApp(code: string): Promise<string[]> {
  return (await unwrap(api.POST('/api/auth/two-factor/app/confirm', { body: { code } }))).recoveryCodes;
}

export async function turnOff(currentPassword: string, verificationToken?: string): Promise<void> {
  await unwrap(api.POST('/api/auth/two-factor/off', { body: { currentPassword, verificationToken } }));
}
