import { IsIn } from 'class-validator';
import { CHAT_ROLES, CHAT_SERVICE_IDS, type ChatRole, type ChatServiceId } from '../../../contract/chat.js';
import { LANGUAGES, type Language } from '../../../contract/languages.js';
import { USER_TYPES, type UserType } from '../../../contract/roles.js';
import { iso, isoOrNull } from '../../../platform/database/iso.js';
import { CHAT_STATUSES, type ChatStatus } from '../chat-session.states.js';

const CODES = LANGUAGES.map(({ code }) => code);

/**
 * What a conversation has in common with another: it was written in the same account, or in the same browser, which other people
 * may use too.
 */
export const SAME_AS = ['account', 'browser'] as const;

/** The account in which the conversation was begun. */
export class VisitorAccount {
  id: string;
  name: string | null;
  email: string;
  @IsIn(USER_TYPES) userType: UserType;
  /** The company of a landlord or supplier. */
  accountName: string | null;
  suspended: boolean;
}

export class OtherConversation {
  id: string;
  @IsIn(CHAT_STATUSES) status: ChatStatus;
  @IsIn(CHAT_ROLES) role: ChatRole;
  @IsIn(CHAT_SERVICE_IDS) service: ChatServiceId | null;
  @IsIn(SAME_AS) sameAs: (typeof SAME_AS)[number];
  lastMessage: string | null;
  lastMessageAt: string;
}

/** What is known about the visitor. */
export class VisitorResponse {
  /** The page of the public site that the visitor opened last, and when. */
  page: string | null;
  pageAt: string | null;
  @IsIn(CODES) language: Language;
  /** The address that a visitor without an account left for answers. It isn't verified and may be someone else's. */
  email: string | null;
  /** Null for visitors, and once the person was deleted. */
  account: VisitorAccount | null;
  /** At most 20, newest first. */
  others: OtherConversation[];
}

export interface VisitorRow extends Omit<VisitorAccount, 'id'> {
  page: string | null;
  pageAt: Date | string | null;
  language: Language;
  typedEmail: string | null;
  personId: string | null;
}
export type OtherRow = Omit<OtherConversation, 'lastMessageAt'> & { lastMessageAt: Date | string };

export function toVisitor(row: VisitorRow, others: OtherRow[]): VisitorResponse {
  const { page, pageAt, language, typedEmail, personId, name, email, userType, accountName, suspended } = row;
  return {
    page,
    pageAt: isoOrNull(pageAt),
    language,
    email: typedEmail,
    account: personId === null ? null : { id: personId, name, email, userType, accountName, suspended },
    others: others.map((one) => ({ ...one, lastMessageAt: iso(one.lastMessageAt) })),
  };
}
