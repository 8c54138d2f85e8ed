import { isCalendarReader } from '@contract/calendar-feeds';
import { USER_TYPES, type UserType } from '@contract/roles';
import { dashboardPage, type RouteRow } from './route-row';

/** These pages include the dialog for the second step, which is part of sign-in. */
function accountPage(role: UserType, rest: string, page: string, meta: string): RouteRow {
  const row = dashboardPage(role, `/account${rest}`, 'account', page, meta, { catalogues: ['auth'] });
  return { ...row, page: `app/dashboards/account/${page}` };
}

/** Addresses where people also look for them. An admin's “settings” are those of the installation. */
const oldName = (role: UserType) => (role === 'admin' ? [] : [`/dashboards/${role}/settings`]);

/** Who works in a landlord's account: making someone an owner may ask for the second step. */
const colleagues: RouteRow = {
  ...dashboardPage('landlord', '/colleagues', 'account', 'ColleaguesPage', 'account.colleagues.meta', {
    catalogues: ['auth'],
  }),
  page: 'app/dashboards/account/ColleaguesPage',
};

/** Keys for a landlord's own software: making one may ask for the second step. */
const apiKeys = accountPage('landlord', '/api', 'ApiKeysPage', 'account.apiKeys.meta');

/** The webhooks of a landlord's software. A new one may require the second step, and so may a new secret. */
const webhooks = [
  accountPage('landlord', '/webhooks', 'WebhooksPage', 'account.webhooks.meta'),
  accountPage('landlord', '/webhooks/:webhookId', 'WebhookPage', 'account.webhooks.log.meta'),
];

/** One's own dates in a calendar program: a new address may ask for the second step. */
const calendars = USER_TYPES.filter(isCalendarReader).map((role) =>
  accountPage(role, '/calendar', 'CalendarPage', 'account.calendar.meta'),
);

/** The account settings are the same pages in every role's dashboard, but for those of landlords alone. */
export const accountRoutes: readonly RouteRow[] = [
  ...USER_TYPES.flatMap((role) => [
    { ...accountPage(role, '', 'SettingsPage', 'account.settings.meta'), redirects: oldName(role) },
    accountPage(role, '/security', 'SecurityPage', 'account.security.meta'),
    accountPage(role, '/data', 'OwnDataPage', 'account.data.meta'),
  ]),
  ...calendars,
  apiKeys,
  ...webhooks,
  colleagues,
];
