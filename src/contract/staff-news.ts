import { staffMay, type StaffRight, type StaffRole } from './staff-roles.js';

/** Who on the team is notified that something changed, and who also of which one. Staff who may read only some of them get no ids. */
interface Hears {
  that: StaffRight;
  which?: StaffRight;
}

const CHATS: Hears = { that: 'chats', which: 'all-chats' };
const TICKETS: Hears = { that: 'tickets' };
const EVERYONE: Hears = { that: 'everyone' };
/** What isn't named in the table is about people and accounts. */
const ACCOUNTS: Hears = { that: 'accounts' };

const NEWS: Readonly<Record<string, Hears>> = {
  announcements: EVERYONE,
  'email-templates': EVERYONE,
  'chat-answers': EVERYONE,
  'chat-team': EVERYONE,
  'chat-sessions': CHATS,
  'chat-messages': CHATS,
  'chat-notes': CHATS,
  'chat-page': CHATS,
  'chat-typing': CHATS,
  'chat-visitors': CHATS,
  'chat-answering': CHATS,
  'crm-leads': { that: 'leads' },
  newsletter: { that: 'leads' },
  'form-submissions': { that: 'forms', which: 'leads' },
  'support-targets': TICKETS,
  'support-tickets': TICKETS,
  'support-ticket-messages': TICKETS,
  'support-ticket-notes': TICKETS,
  'support-ticket-writers': TICKETS,
};

export interface News {
  resources: string[];
  ids: string[];
}

/** What the live stream sends a member of staff about a change; null for nothing. */
export function newsForStaff(role: StaffRole | null | undefined, { resources, ids }: News): News | null {
  const heard = resources.filter((name) => staffMay(role, (NEWS[name] ?? ACCOUNTS).that));
  if (heard.length === 0) return null;
  const knows = ({ that, which = that }: Hears) => staffMay(role, which);
  return { resources: heard, ids: heard.every((name) => knows(NEWS[name] ?? ACCOUNTS)) ? ids : [] };
}
