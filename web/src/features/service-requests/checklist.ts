import type { RequestStatus, ServiceRequest, ServiceRequestDetail } from './api/types';

const OVER: readonly RequestStatus[] = ['completed', 'closed', 'declined', 'cancelled'];

type Request = Pick<ServiceRequest, 'status' | 'landlordId' | 'offers'>;

/**
 * The landlord, and the supplier who has the job, can check lines off until the work is completed. Only a supplier's request
 * names the landlord's account.
 */
export function mayCheck({ status, landlordId, offers = [] }: Request): boolean {
  if (OVER.includes(status)) return false;
  return landlordId === undefined || offers.some((offer) => offer.status === 'accepted');
}

/** The number of open lines. Requests that people file have none. */
export function openLines(request: Partial<Pick<ServiceRequestDetail, 'checklist'>>): number {
  return (request.checklist ?? []).filter(({ done }) => !done).length;
}
