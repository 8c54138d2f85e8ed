import type { StaffRight } from './staff-roles.js';

/** Who on the team is notified that something changed, and who also of which one. Staff who may read only some of them get no ids. */
export interface Hears {
  that: StaffRight;
  which?: StaffRight;
}

const CHATS: Hears = { that: 'chats', which: 'all-chats' };
const TICKETS: Hears = { that: 'tickets' };
const LEADS: Hears = { that: 'leads' };
const EVERYONE: Hears = { that: 'everyone' };
/** About people and accounts, and what is theirs. */
const ACCOUNTS: Hears = { that: 'accounts' };
/** No page of staff reads it: it is for admins, who are told everything, and for the people concerned. */
const OTHERS: Hears = { that: 'team' };

/**
 * Everything that the live stream can name, with who on the team is told of it. A name that isn't here doesn't compile where a
 * change is announced, so no one is told of something new without a decision about it.
 */
export const NEWS = {
  announcements: EVERYONE,
  'email-templates': EVERYONE,
  'chat-answers': EVERYONE,
  'chat-team': EVERYONE,
  /** Everyone picks colleagues from a list; whose page changed is for those who may read it. */
  people: { that: 'everyone', which: 'accounts' },
  'chat-sessions': CHATS,
  'chat-messages': CHATS,
  'chat-notes': CHATS,
  'chat-page': CHATS,
  'chat-typing': CHATS,
  'chat-visitors': CHATS,
  'chat-answering': CHATS,
  'crm-leads': LEADS,
  newsletter: LEADS,
  'form-submissions': { that: 'forms', which: 'leads' },
  'support-targets': TICKETS,
  'support-tickets': TICKETS,
  'support-ticket-messages': TICKETS,
  'support-ticket-notes': TICKETS,
  'support-ticket-writers': TICKETS,
  accounts: ACCOUNTS,
  autopay: ACCOUNTS,
  'bulk-tasks': ACCOUNTS,
  coverages: ACCOUNTS,
  documents: ACCOUNTS,
  elite: ACCOUNTS,
  expenses: ACCOUNTS,
  'invoice-settings': ACCOUNTS,
  invoices: ACCOUNTS,
  leases: ACCOUNTS,
  ledger: ACCOUNTS,
  listings: ACCOUNTS,
  'maintenance-schedules': ACCOUNTS,
  'maintenance-settings': ACCOUNTS,
  messages: ACCOUNTS,
  'on-call': ACCOUNTS,
  overview: ACCOUNTS,
  'own-ratings': ACCOUNTS,
  'payment-findings': ACCOUNTS,
  'payment-setup': ACCOUNTS,
  payments: ACCOUNTS,
  plan: ACCOUNTS,
  'preferred-suppliers': ACCOUNTS,
  profiles: ACCOUNTS,
  properties: ACCOUNTS,
  'rating-reports': ACCOUNTS,
  'region-rules': ACCOUNTS,
  reminders: ACCOUNTS,
  'renewal-intents': ACCOUNTS,
  'renewal-offers': ACCOUNTS,
  renewals: ACCOUNTS,
  reports: ACCOUNTS,
  'service-requests': ACCOUNTS,
  subscriptions: ACCOUNTS,
  'supplier-messages': ACCOUNTS,
  'supplier-papers': ACCOUNTS,
  suppliers: ACCOUNTS,
  team: ACCOUNTS,
  'tenant-notices': ACCOUNTS,
  tenants: ACCOUNTS,
  units: ACCOUNTS,
  'admin-overview': OTHERS,
  'api-keys': OTHERS,
  'audit-log': OTHERS,
  backups: OTHERS,
  'calendar-feed': OTHERS,
  colleagues: OTHERS,
  'failed-jobs': OTHERS,
  imports: OTHERS,
  'job-board': OTHERS,
  'message-templates': OTHERS,
  'my-jobs': OTHERS,
  notifications: OTHERS,
  outbox: OTHERS,
  'payment-instructions': OTHERS,
  plans: OTHERS,
  push: OTHERS,
  schedules: OTHERS,
  settings: OTHERS,
  technician: OTHERS,
  'two-factor': OTHERS,
  users: OTHERS,
  webhooks: OTHERS,
} as const satisfies Record<string, Hears>;

/** What a change is announced as: the names by which browsers know what to fetch again. */
export type LiveResource = keyof typeof NEWS;
