import { api, unwrap } from '@api/client';
import { toProblem } from '@api/problem';
import { queryOptions, useQuery } from '@tanstack/react-query';

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

/**
 * Where a new request belongs. Without an id the server takes the home that was joined last, so nothing may be sent before it is
 * known how many there are: `unknown` until then. The server tells people without a home that they have none.
 */
export function useHomesToReport() {
  const { data: present, error } = useQuery(emergencyQuery());
  const unknown = !present && !(error && toProblem(error).status === 404);
  const homes = present?.homes ?? [];
  return { present, unknown, several: homes.length > 1 ? homes : null };
}
