import type { UserType } from '@contract/roles';
import { paths } from '@nav/paths';
import { menus } from './menus';

/** What `n` begins on a page, by the beginning of the page's address after the role. The first that fits counts. */
const NEW: Readonly<Record<UserType, readonly (readonly [rest: string, href: string])[]>> = {
  landlord: [
    ['/properties', paths.landlordNewProperty()],
    ['/units', paths.landlordNewProperty()],
    ['/leases', paths.landlordNewLease()],
    ['/tenants', paths.landlordNewLease()],
    ['/maintenance', paths.landlordNewRequest()],
    ['/help', `${paths.dashboard('landlord', '/help')}?new=1`],
  ],
  tenant: [
    ['/repairs', paths.tenantNewRepair()],
    ['/help', `${paths.dashboard('tenant', '/help')}?new=1`],
  ],
  supplier: [['/help', `${paths.dashboard('supplier', '/help')}?new=1`]],
  technician: [],
  staff: [['/leads', `${paths.dashboard('staff', '/leads')}?new=1`]],
  admin: [
    ['/users', paths.adminUsers({ new: '1' })],
    ['/announcements', paths.adminAnnouncements({ new: '1' })],
    ['/leads', `${paths.dashboard('admin', '/leads')}?new=1`],
    ['/newsletter', `${paths.dashboard('admin', '/newsletter')}?new=1`],
    ['/email-templates', paths.adminEmailTemplate('new')],
  ],
};

/** Where `n` leads from a page; nowhere where nothing can be begun. */
export function newFrom(role: UserType, pathname: string): string | undefined {
  const rest = pathname.replace(/^\/admin(?=\/|$)/, '/dashboards/admin').slice(paths.dashboard(role).length);
  return NEW[role].find(([start]) => rest === start || rest.startsWith(`${start}/`))?.[1];
}

/** The keys after `g`, with the page to which each leads, of all that the role of the account has. The account settings have one in every role. */
export const SETTINGS_KEY = 's';
export const goKeys = (role: UserType) =>
  menus[role].flatMap(({ key, rest, label }) => (key ? [{ key, href: paths.dashboard(role, rest), label }] : []));
