import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type PaymentWays = components['schemas']['PaymentWays'];
export type Instructions = components['schemas']['PaymentInstructionsResponse'];
type Change = components['schemas']['PaymentInstructionsRequest'];

/** Sends it again with the token of a right code, where the second step is on or mandatory. */
export type WithSecondStep = <T>(send: (verificationToken?: string) => Promise<T>) => Promise<T>;

/** How tenants pay outside of the product: the account's first, then each property's. */
export const instructionsQuery = () =>
  queryOptions({
    queryKey: ['payment-instructions', 'all'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/landlords/payment-instructions', { signal })),
  });

/** What applies to the tenant's own lease. */
export const waysQuery = (leaseId: string) =>
  queryOptions({
    queryKey: ['payment-instructions', leaseId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/tenants/me/payment-instructions', { params: { query: { leaseId } }, signal })),
  });

/** Whether the reader has a password that can be asked for. */
export const signInQuery = () =>
  queryOptions({
    queryKey: ['two-factor'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/auth/two-factor', { signal })),
  });

/** Changes them with the password and the second step; the form shows errors. */
export function useChangeInstructions(withSecondStep: WithSecondStep, onSaved: () => void) {
  return useAction({
    run: (body: Change) =>
      withSecondStep((verificationToken) =>
        unwrap(api.PUT('/api/landlords/payment-instructions', { body: { ...body, verificationToken } })),
      ),
    answers: instructionsQuery().queryKey,
    changes: ['payment-instructions'],
    onSuccess: onSaved,
    quiet: true,
  });
}
