import { api, unwrap } from '@api/client';
import { queryOptions } from '@tanstack/react-query';

/** Whom the tenant of a home calls in an emergency, and where the home is. */
export const emergencyQuery = queryOptions({
  queryKey: ['leases', 'own', 'emergency'],
  queryFn: async ({ signal }) => {
    const { home, landlord } = await unwrap(api.GET('/api/tenants/me/lease', { signal }));
    return { country: home.country, region: home.region, landlord: landlord.name, phone: landlord.emergencyPhone };
  },
});
