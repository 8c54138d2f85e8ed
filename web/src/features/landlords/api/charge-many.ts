import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import type { BulkOutcome } from './bulk';

export type ManyCharges = components['schemas']['ChargeManyRequest'];

/** The same charge for the chosen leases. The body's own key keeps each from being charged twice. */
export const useChargeMany = () =>
  useAction<ManyCharges, BulkOutcome>({
    run: async (body) => ({ ...(await unwrap(api.POST('/api/landlords/leases/charges', { body }))), left: [] }),
    changes: ['ledger', 'leases', 'payments', 'overview'],
    quiet: true,
  });
