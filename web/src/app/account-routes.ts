import { USER_TYPES, type UserType } from '@contract/roles';
import { dashboardPage, type RouteRow } from './route-row';

/** Own data brings the second step's dialog of the ways in. */
function ownDataPage(role: UserType): RouteRow {
  const row = dashboardPage(role, '/account/data', 'account', 'OwnDataPage', 'account.data.meta', { catalogues: ['auth'] });
  return { ...row, page: 'app/dashboards/account/OwnDataPage' };
}

/** Where people look for them as well; an admin's settings are those of the installation. */
const oldName = (role: UserType) => (role === 'admin' ? [] : [`/dashboards/${role}/settings`]);

/** The account settings, the same pages in every role's dashboard. */
export const accountRoutes: readonly RouteRow[] = USER_TYPES.flatMap((role) => [
  { ...dashboardPage(role, '/account', 'account', 'SettingsPage', 'account.settings.meta'), redirects: oldName(role) },
  dashboardPage(role, '/account/security', 'account', 'SecurityPage', 'account.security.meta'),
  ownDataPage(role),
]);
