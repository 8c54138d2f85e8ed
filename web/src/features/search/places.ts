import type { UserType } from '@contract/roles';
import { paths } from '@nav/paths';
import type { SearchHit } from './api/search';

/** Where a hit is shown: each role has pages of its own. */
export function placeOf({ kind, id, parentId }: SearchHit, role: UserType): string {
  if (kind === 'ticket') return paths.dashboard(role, `/tickets/${id}`);
  if (kind === 'lead') return paths.dashboard(role, `/leads/${id}`);
  if (kind === 'person') return role === 'admin' ? paths.adminUser(id) : paths.dashboard(role, `/people/${id}`);
  if (role === 'supplier') return paths.supplierJob(id);
  if (role === 'tenant')
    return (
      { request: paths.tenantRepair(id), payment: paths.dashboard('tenant', '/payments') }[kind as string] ??
      paths.tenantLease()
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
