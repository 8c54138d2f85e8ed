import type { ServiceRequest } from './api/types';

/** Whether a tenant filed it, who follows it and confirms the work. Requests that a landlord made aren't visible to tenants. */
export const isOfTenant = ({ own, leaseId }: Pick<ServiceRequest, 'own' | 'leaseId'>): boolean =>
  !own && leaseId !== null;
