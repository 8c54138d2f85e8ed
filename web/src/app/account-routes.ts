import { USER_TYPES, type UserType } from '@contract/roles';
import { dashboardPage, type RouteRow } from './route-row';

/** These pages include the dialog for the second step, which is part of sign-in. */
function accountPage(role: UserType, rest: string, page: string, meta: string): RouteRow {
  const row = dashboardPage(role, `/account${rest}`, 'account', page, meta, { catalogues: ['auth'] });
  return { ...row, page: `app/dashboards/account/${page}` };
}

/** Addresses where people also look for them. An admin's “settings” are those of the installation. */
const oldName = (role: UserType) => (role === 'admin' ? [] : [`/dashboards/${role}/settings`]);

/** The account settings are the same pages in every role's dashboard. */
export const accountRoutes: readonly RouteRow[] = USER_TYPES.flatMap((role) => [
  { ...accountPage(role, '', 'SettingsPage', 'account.settings.meta'), redirects: oldName(role) },
  accountPage(role, '/security', 'SecurityPage', 'account.security.meta'),
  accountPage(role, '/data', 'OwnDataPage', 'account.data.meta'),
]);
