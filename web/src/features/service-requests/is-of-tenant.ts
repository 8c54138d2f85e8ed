import type { ServiceRequest } from './api/types';

/** Whether a tenant filed it, who follows it and confirms the work. What a landlord ordered no tenant sees. */
export const isOfTenant = ({ own, leaseId }: Pick<ServiceRequest, 'own' | 'leaseId'>): boolean =>
  !own && leaseId !== null;
