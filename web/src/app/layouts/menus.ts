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
  | 'news'
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
  /** Pressed after `g`, it leads here; `s` is that of the settings. */
  key?: string;
  /** Shown at the bottom of the sidebar: settings, help. */
  foot?: boolean;
  /** Shown in the phone's tab bar. */
  tab?: boolean;
  /** Only for owners of a landlord's account, not for their colleagues. */
  owner?: boolean;
  /** Only where landlords choose and pay plans. */
  billing?: boolean;
}

/**
 * The menus in order. The first four entries are the phone's tab bar, unless some are marked for it. They aren't in the route
 * table, which public pages carry in their first load; a test checks that each entry has its page.
 */
export const menus: Readonly<Record<UserType, readonly MenuEntry[]>> = {
  tenant: [
    { rest: '', label: 'app.menu.home', icon: 'home', key: 'h' },
    { rest: '/payments', label: 'app.menu.payments', icon: 'payment', key: 'p' },
    { rest: '/repairs', label: 'app.menu.repairs', icon: 'tool', key: 'r' },
    { rest: '/messages', label: 'app.menu.messages', icon: 'messages', key: 'm' },
    { rest: '/lease', label: 'app.menu.leaseAndDocuments', icon: 'document', key: 'l' },
  ],
  landlord: [
    { rest: '', label: 'app.menu.home', icon: 'home', key: 'h', tab: true },
    { rest: '/properties', label: 'app.menu.properties', icon: 'property', key: 'p', tab: true },
    { rest: '/tenants', label: 'app.menu.tenants', icon: 'tenants', key: 't' },
    { rest: '/leases', label: 'app.menu.leases', icon: 'key', key: 'l', tab: true },
    { rest: '/maintenance', label: 'app.menu.maintenance', icon: 'tool', key: 'm', tab: true },
    { rest: '/rent', label: 'app.menu.rent', icon: 'payment', key: 'r' },
    { rest: '/documents', label: 'app.menu.documents', icon: 'document', key: 'd' },
    { rest: '/messages', label: 'app.menu.messages', icon: 'messages', key: 'c' },
    { rest: '/suppliers', label: 'app.menu.suppliers', icon: 'people', key: 'u' },
    { rest: '/renewals', label: 'app.menu.renewals', icon: 'calendar', key: 'w' },
    { rest: '/listings', label: 'app.menu.listings', icon: 'listing', key: 'v' },
    { rest: '/invoices', label: 'app.menu.bills', icon: 'bill', key: 'b' },
    { rest: '/expenses', label: 'app.menu.expenses', icon: 'receipt', key: 'x' },
    { rest: '/reports', label: 'app.menu.reports', icon: 'chart', key: 'o' },
    { rest: '/payments', label: 'app.menu.paymentSetup', icon: 'settings', key: 'g' },
    { rest: '/colleagues', label: 'app.menu.colleagues', icon: 'people', key: 'e', owner: true },
    { rest: '/billing', label: 'app.menu.billing', icon: 'receipt', key: 'a', billing: true, owner: true },
  ],
  supplier: [
    { rest: '', label: 'app.menu.jobs', icon: 'calendar', key: 'h' },
    { rest: '/board', label: 'app.menu.board', icon: 'map', key: 'b' },
    { rest: '/team', label: 'app.menu.team', icon: 'tenants', key: 't' },
    { rest: '/messages', label: 'app.menu.messages', icon: 'messages', key: 'm' },
    { rest: '/profile', label: 'app.menu.profile', icon: 'people', key: 'p' },
    { rest: '/invoices', label: 'app.menu.invoices', icon: 'bill', key: 'i' },
    { rest: '/elite', label: 'app.menu.elite', icon: 'receipt', key: 'e' },
  ],
  technician: [{ rest: '', label: 'app.menu.myDay', icon: 'calendar', key: 'h' }],
  staff: [
    { rest: '', label: 'app.menu.inbox', icon: 'inbox', key: 'h' },
    { rest: '/tickets', label: 'app.menu.tickets', icon: 'ticket', key: 't' },
    { rest: '/leads', label: 'app.menu.leads', icon: 'lead', key: 'l' },
    { rest: '/forms', label: 'app.menu.forms', icon: 'form', key: 'f' },
    { rest: '/email-templates', label: 'app.menu.templates', icon: 'mail', key: 'e' },
  ],
  admin: [
    { rest: '', label: 'app.menu.overview', icon: 'gauge', key: 'h' },
    { rest: '/users', label: 'app.menu.users', icon: 'people', key: 'u' },
    { rest: '/announcements', label: 'app.menu.announcements', icon: 'announcement', key: 'a' },
    { rest: '/forms', label: 'app.menu.forms', icon: 'form', key: 'f' },
    { rest: '/tickets', label: 'app.menu.tickets', icon: 'ticket', key: 't' },
    { rest: '/leads', label: 'app.menu.leads', icon: 'lead', key: 'l' },
    { rest: '/ratings', label: 'app.menu.ratings', icon: 'messages' },
    { rest: '/newsletter', label: 'app.menu.newsletter', icon: 'news', key: 'n' },
    { rest: '/email-templates', label: 'app.menu.templates', icon: 'mail', key: 'e' },
    { rest: '/outbox', label: 'app.menu.outbox', icon: 'outbox', key: 'o' },
    { rest: '/jobs', label: 'app.menu.backgroundJobs', icon: 'jobs', key: 'j' },
    { rest: '/backups', label: 'app.menu.backups', icon: 'backup', key: 'b' },
    { rest: '/payments', label: 'app.menu.payments', icon: 'payment', key: 'p' },
    { rest: '/audit-log', label: 'app.menu.audit', icon: 'shield', key: 'd' },
    { rest: '/region-rules', label: 'app.menu.regions', icon: 'map', key: 'r' },
    { rest: '/settings', label: 'app.menu.settings', icon: 'settings', key: 'i' },
  ],
};
