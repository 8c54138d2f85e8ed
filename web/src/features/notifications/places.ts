import type { UserType } from '@contract/roles';
import { paths } from '@nav/paths';
import type { Notification } from './api/notifications';

/** The offer has ended, and the page of the job with it. */
/** What is said about ratings is on the profile, also when the access to the job has ended. */
const OF_RATINGS = new Set<string>(['request_rating_hidden', 'request_rating_kept']);

const CLOSED_JOB: ReadonlySet<Notification['kind']> = new Set(['request_offer_withdrawn', 'request_offer_lost']);

/** The page that shows the subject of a notification. Each role has its own pages. */
export function placeOf(notification: Notification, role: UserType): string {
  if (role === 'staff' || role === 'admin') return ofTeam(notification, role);
  if (role === 'supplier') return ofSupplier(notification);
  if (role === 'technician') return ofTechnician(notification);
  return role === 'tenant' ? ofTenant(notification) : ofLandlord(notification);
}

function ofTeam({ kind, subjectId }: Notification, role: 'staff' | 'admin'): string {
  const subject = subjectId ?? '';
  if (kind.startsWith('chat_')) return `${paths.dashboard(role)}?session=${subject}`;
  return paths.dashboard(role, kind === 'ticket_mentioned' ? `/tickets/${subject}` : `/leads/${subject}`);
}

function ofTechnician({ kind, subjectId }: Notification): string {
  return kind === 'job_unassigned' ? paths.dashboard('technician') : paths.technicianJob(subjectId ?? '');
}

function ofSupplier({ kind, subjectId }: Notification): string {
  const subject = subjectId ?? '';
  if (kind === 'jobs_freed') return paths.supplierTeam();
  if (kind === 'paper_expires' || OF_RATINGS.has(kind)) return paths.supplierProfile();
  if (kind.startsWith('invoice_')) return paths.supplierInvoice(subject);
  if (kind === 'supplier_message') return paths.supplierMessages(subject);
  return CLOSED_JOB.has(kind) ? paths.supplierJobs() : paths.supplierJob(subject);
}

function ofTenant({ kind, leaseId, subjectId }: Notification): string {
  const [group] = kind.split('_');
  const lease = leaseId ?? '';
  if (kind.startsWith('tenant_notice')) return `${paths.tenantLease()}?lease=${lease}`;
  if (kind === 'owed_deposit_returned') return `${paths.tenantLease()}?lease=${lease}`;
  if (group === 'payment' || group === 'owed') return paths.dashboard('tenant', '/payments');
  if (group === 'request') return paths.tenantRepair(subjectId ?? '');
  if (kind === 'message') return paths.tenantMessages();
  return group === 'renewal' ? paths.tenantRenewal(lease) : paths.tenantLease();
}

function ofLandlord({ kind, leaseId, subjectId }: Notification): string {
  const [group] = kind.split('_');
  const lease = leaseId ?? '';
  const subject = subjectId ?? '';
  if (group === 'payment' || group === 'refund') return `${paths.landlordLease(lease)}?show=payments`;
  if (group === 'request' || kind.startsWith('on_call')) return paths.landlordRequest(subject);
  if (group === 'invoice') return paths.landlordBill(subject);
  if (kind === 'message') return paths.landlordMessages(lease);
  if (kind === 'supplier_message') return paths.landlordSupplierMessages(subject);
  if (kind === 'coverage_ends') return paths.landlordUnit(subject);
  if (kind === 'listing_question') return paths.landlordUnitListing(subject);
  return group === 'renewal' ? paths.landlordRenewals() : paths.landlordLease(lease);
}
