import { USER_TYPES, type UserType } from '@contract/roles';
import { dashboardPage, type RouteRow } from './route-row';

/** Own data brings the second step's dialog of the ways in. */
function ownDataPage(role: UserType): RouteRow {
  const row = dashboardPage(role, '/settings/data', 'account', 'OwnDataPage', 'account.data.meta', { catalogues: ['auth'] });
  return { ...row, page: 'app/dashboards/account/OwnDataPage' };
}

/** The account settings, the same pages in every role's dashboard. */
export const accountRoutes: readonly RouteRow[] = USER_TYPES.flatMap((role) => [
  dashboardPage(role, '/settings', 'account', 'SettingsPage', 'account.settings.meta'),
  dashboardPage(role, '/settings/security', 'account', 'SecurityPage', 'account.security.meta'),
  ownDataPage(role),
]);
