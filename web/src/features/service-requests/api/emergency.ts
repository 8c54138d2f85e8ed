import { api, unwrap } from '@api/client';
import { toProblem } from '@api/problem';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The person whom a tenant calls in an emergency, and where the home is. Without an id, the home where the tenant lives now. */
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
        // Without an id, a home where the tenant still lives comes first. If this one was left, all of them were.
        left: lease.state === 'ended' || lease.leftOn !== null,
        leaseId: lease.id,
        /** The homes where they live now. Each may have another landlord. */
        homes: lease.homes.filter(({ present }) => present),
      };
    },
  });

/**
 * The homes that a new request can be about. Without an id the server uses the home that was joined last, so nothing may be sent
 * while the number of homes is `unknown`. The server refuses people without a home.
 */
export function useHomesToReport() {
  const { data: present, error, isLoading } = useQuery(emergencyQuery());
  const unknown = !present && !(error && toProblem(error).status === 404);
  const homes = present?.homes ?? [];
  return { present, unknown, loading: isLoading, several: homes.length > 1 ? homes : null };
}
