import type { UserType } from '@contract/roles';
import { paths } from '@nav/paths';
import type { Notification } from './api/notifications';

/** The offer has ended, and the page of the job with it. */
const CLOSED_JOB: ReadonlySet<Notification['kind']> = new Set(['request_offer_withdrawn', 'request_offer_lost']);

/** Where what it tells of is shown: each role has pages of its own. */
export function placeOf({ kind, leaseId, subjectId }: Notification, role: UserType): string {
  const [group] = kind.split('_');
  const lease = leaseId ?? '';
  const subject = subjectId ?? '';
  if (role === 'supplier') {
    if (kind === 'paper_expires') return paths.dashboard('supplier', '/profile');
    if (kind === 'supplier_message') return paths.supplierMessages(subject);
    return CLOSED_JOB.has(kind) ? paths.supplierJobs() : paths.supplierJob(subject);
  }
  if (role === 'tenant') {
    if (kind.startsWith('tenant_notice')) return `${paths.tenantLease()}?lease=${lease}`;
    if (group === 'payment') return paths.dashboard('tenant', '/payments');
    if (group === 'request') return paths.tenantRepair(subject);
    if (kind === 'message') return paths.tenantMessages();
    return group === 'renewal' ? paths.tenantRenewal(lease) : paths.tenantLease();
  }
  if (group === 'payment' || group === 'refund') return `${paths.landlordLease(lease)}?show=payments`;
  if (group === 'request' || group === 'on') return paths.landlordRequest(subject);
  if (kind === 'message') return paths.landlordMessages(lease);
  if (kind === 'supplier_message') return paths.landlordSuppliers(subject);
  if (kind === 'listing_question') return paths.landlordUnitListing(subject);
  return group === 'renewal' ? paths.landlordRenewals() : paths.landlordLease(lease);
}
