import type { UserType } from '@contract/roles';
import { paths } from '@nav/paths';
import { queryOf } from '@nav/query-of';
import type { SearchHit } from './api/search';

/** Homes and leases have no pages for the team: the page of their account shows what is at that address. */
function ofAccount({ parentId, streetNumber, street, unitLabel }: SearchHit, role: UserType): string {
  const account = parentId ?? '';
  const q = [streetNumber, street, unitLabel].filter(Boolean).join(' ');
  return `${role === 'admin' ? paths.adminAccount(account) : paths.staffAccount(account)}${queryOf({ q })}`;
}

/** Where a hit is shown: each role has pages of its own. */
export function placeOf(hit: SearchHit, role: UserType): string {
  const { kind, id, parentId } = hit;
  if (kind === 'ticket') return paths.dashboard(role, `/tickets/${id}`);
  if (kind === 'lead') return paths.dashboard(role, `/leads/${id}`);
  if (kind === 'person') return role === 'admin' ? paths.adminUser(id) : paths.dashboard(role, `/people/${id}`);
  if (role === 'admin' || role === 'staff') return ofAccount(hit, role);
  if (role === 'supplier') return paths.supplierJob(id);
  if (role === 'tenant')
    return (
      {
        lease: `${paths.tenantLease()}${queryOf({ lease: id })}`,
        request: paths.tenantRepair(id),
        payment: paths.dashboard('tenant', '/payments'),
      }[kind as string] ?? paths.tenantLease()
    );
  return {
    property: paths.landlordProperty(id),
    unit: paths.landlordUnit(id),
    tenant: paths.landlordTenant(id),
    lease: paths.landlordLease(id),
    request: paths.landlordRequest(id),
    payment: `${paths.landlordLease(parentId ?? '')}?show=payments`,
    document: paths.landlordDocuments(parentId ?? undefined),
  }[kind];
}
