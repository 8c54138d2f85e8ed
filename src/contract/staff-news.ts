import { staffMay, type StaffRight, type StaffRole } from './staff-roles.js';

/** Who on the team hears that something changed, and who which one: whoever may read some of these alone learns no more. */
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

/** What a member of staff hears of a change by the live stream: null for nothing. */
export function newsForStaff(role: StaffRole | null | undefined, { resources, ids }: News): News | null {
  const heard = resources.filter((name) => staffMay(role, (NEWS[name] ?? ACCOUNTS).that));
  if (heard.length === 0) return null;
  const knows = ({ that, which = that }: Hears) => staffMay(role, which);
  return { resources: heard, ids: heard.every((name) => knows(NEWS[name] ?? ACCOUNTS)) ? ids : [] };
}
