import type { UserType } from '@contract/roles';
import type { MessageId } from '@i18n/message-ids';

/** Names of the menu icons (app/layouts/menu-icons). */
export type MenuIcon =
  | 'announcement'
  | 'backup'
  | 'bill'
  | 'calendar'
  | 'chart'
  | 'document'
  | 'form'
  | 'gauge'
  | 'home'
  | 'inbox'
  | 'jobs'
  | 'key'
  | 'lead'
  | 'listing'
  | 'mail'
  | 'map'
  | 'messages'
  | 'outbox'
  | 'payment'
  | 'people'
  | 'property'
  | 'receipt'
  | 'settings'
  | 'shield'
  | 'tenants'
  | 'ticket'
  | 'tool';

/** An entry in a dashboard's menu: the page's address after `/dashboards/<role>`, and a message of app/layouts/messages. */
export interface MenuEntry {
  rest: string;
  label: MessageId;
  icon: MenuIcon;
  /** Shown at the bottom of the sidebar: settings, help. */
  foot?: boolean;
  /** Shown in the phone's tab bar. */
  tab?: boolean;
  /** Only where landlords choose and pay plans. */
  billing?: boolean;
}

/**
 * The menus in order. The first four entries are the phone's tab bar, unless some are marked for it. They aren't in the route
 * table, which public pages carry in their first load; a test checks that each entry has its page.
 */
export const menus: Readonly<Record<UserType, readonly MenuEntry[]>> = {
  tenant: [
    { rest: '', label: 'app.menu.home', icon: 'home' },
    { rest: '/payments', label: 'app.menu.payments', icon: 'payment' },
    { rest: '/repairs', label: 'app.menu.repairs', icon: 'tool' },
    { rest: '/messages', label: 'app.menu.messages', icon: 'messages' },
    { rest: '/lease', label: 'app.menu.leaseAndDocuments', icon: 'document' },
  ],
  landlord: [
    { rest: '', label: 'app.menu.home', icon: 'home', tab: true },
    { rest: '/properties', label: 'app.menu.properties', icon: 'property', tab: true },
    { rest: '/tenants', label: 'app.menu.tenants', icon: 'tenants' },
    { rest: '/leases', label: 'app.menu.leases', icon: 'key', tab: true },
    { rest: '/maintenance', label: 'app.menu.maintenance', icon: 'tool', tab: true },
    { rest: '/rent', label: 'app.menu.rent', icon: 'payment' },
    { rest: '/documents', label: 'app.menu.documents', icon: 'document' },
    { rest: '/messages', label: 'app.menu.messages', icon: 'messages' },
    { rest: '/suppliers', label: 'app.menu.suppliers', icon: 'people' },
    { rest: '/renewals', label: 'app.menu.renewals', icon: 'calendar' },
    { rest: '/listings', label: 'app.menu.listings', icon: 'listing' },
    { rest: '/invoices', label: 'app.menu.bills', icon: 'bill' },
    { rest: '/expenses', label: 'app.menu.expenses', icon: 'receipt' },
    { rest: '/reports', label: 'app.menu.reports', icon: 'chart' },
    { rest: '/payments', label: 'app.menu.paymentSetup', icon: 'settings' },
    { rest: '/billing', label: 'app.menu.billing', icon: 'receipt', billing: true },
  ],
  supplier: [
    { rest: '', label: 'app.menu.jobs', icon: 'calendar' },
    { rest: '/board', label: 'app.menu.board', icon: 'map' },
    { rest: '/team', label: 'app.menu.team', icon: 'tenants' },
    { rest: '/messages', label: 'app.menu.messages', icon: 'messages' },
    { rest: '/profile', label: 'app.menu.profile', icon: 'people' },
    { rest: '/invoices', label: 'app.menu.invoices', icon: 'bill' },
    { rest: '/elite', label: 'app.menu.elite', icon: 'receipt' },
  ],
  technician: [{ rest: '', label: 'app.menu.myDay', icon: 'calendar' }],
  staff: [
    { rest: '', label: 'app.menu.inbox', icon: 'inbox' },
    { rest: '/tickets', label: 'app.menu.tickets', icon: 'ticket' },
    { rest: '/leads', label: 'app.menu.leads', icon: 'lead' },
    { rest: '/forms', label: 'app.menu.forms', icon: 'form' },
  ],
  admin: [
    { rest: '', label: 'app.menu.overview', icon: 'gauge' },
    { rest: '/users', label: 'app.menu.users', icon: 'people' },
    { rest: '/announcements', label: 'app.menu.announcements', icon: 'announcement' },
    { rest: '/forms', label: 'app.menu.forms', icon: 'form' },
    { rest: '/tickets', label: 'app.menu.tickets', icon: 'ticket' },
    { rest: '/leads', label: 'app.menu.leads', icon: 'lead' },
    { rest: '/newsletter', label: 'app.menu.newsletter', icon: 'announcement' },
    { rest: '/email-templates', label: 'app.menu.templates', icon: 'mail' },
    { rest: '/outbox', label: 'app.menu.outbox', icon: 'outbox' },
    { rest: '/jobs', label: 'app.menu.backgroundJobs', icon: 'jobs' },
    { rest: '/backups', label: 'app.menu.backups', icon: 'backup' },
    { rest: '/payments', label: 'app.menu.payments', icon: 'payment' },
    { rest: '/audit-log', label: 'app.menu.audit', icon: 'shield' },
    { rest: '/region-rules', label: 'app.menu.regions', icon: 'map' },
    { rest: '/settings', label: 'app.menu.settings', icon: 'settings' },
  ],
};
