import { paths } from '@nav/paths';
import { entryPage, type RouteRow } from './route-row';

/** Help, the services of tenants and landlords, and the scan that only admins see (spec 2, section 2). */
export const helpRoutes: readonly RouteRow[] = [
  {
    ...entryPage(paths.readiness(), 'readiness', 'ReadinessPage', 'readiness.meta', { noindex: true, prerender: false }),
    audience: ['admin'],
  },
];
