import { paths } from '@nav/paths';
import { entryPage, sitePage, type RouteRow } from './route-row';

/** Pages that point to articles of the help center. */
const HELP = { catalogues: ['page/help-center'] };

/** Help, the services of tenants and landlords, and the scan that only admins see (docs/specification/readiness.md). */
export const helpRoutes: readonly RouteRow[] = [
  sitePage(paths.helpCenter(), 'help-center', { catalogues: ['tours'] }),
  sitePage(paths.tenantServices(), 'tenant-services', HELP),
  sitePage(paths.landlordServices(), 'landlord-services', HELP),
  {
    ...entryPage(paths.readiness(), 'readiness', 'ReadinessPage', 'readiness.meta', {
      noindex: true,
      prerender: false,
    }),
    audience: ['admin'],
  },
];
