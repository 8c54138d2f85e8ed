import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** Whom the tenant of a home calls in an emergency, and where the home is; without an id the present home. */
export const emergencyQuery = (leaseId?: string | null) =>
  queryOptions({
    queryKey: ['leases', 'own', leaseId ?? 'present', 'emergency'],
    queryFn: async ({ signal }) => {
      const lease = await unwrap(
        api.GET('/api/tenants/me/lease', { params: { query: leaseId ? { leaseId } : {} }, signal }),
      );
      const { home, landlord } = lease;
      return {
        country: home.country,
        region: home.region,
        landlord: landlord.name,
        phone: landlord.emergencyPhone,
        // Without a name, the home that is lived in comes first: if this one is left, they all are.
        left: lease.state === 'ended' || lease.leftOn !== null,
        leaseId: lease.id,
        /** Where they live: each may have another landlord. */
        homes: lease.homes.filter(({ present }) => present),
      };
    },
  });
