import { isoOrNull } from '../../platform/database/iso.js';

/** A property as its plate in the sidebar. */
export class NavigationProperty {
  id: string;
  streetNumber: string;
  street: string;
  /** Whether rent is overdue there, or a repair request waits for the landlord. */
  attention: boolean;
}

/** What waits for the reader, for the figures beside the menu. */
export class NavigationResponse {
  /** Leases with overdue amounts, less what is on its way: a landlord's, or a tenant's own. */
  overdueLeases: number;
  /** Requests for which it is the reader's turn: a landlord judges or chooses, a tenant confirms, a supplier answers. */
  requests: number;
  /** Unread messages of leases. */
  unreadMessages: number;
  /** A landlord's properties, without archived ones. */
  propertyCount: number;
  /** At most six of them: those that need attention, then the oldest. In the order in which they were added. */
  properties: NavigationProperty[];
}

/** Figures on the tabs of a lease. */
export class LeaseCountsResponse {
  /** Documents of the lease, without older versions. */
  documents: number;
  /** Its requests that someone still has to act on. */
  openRequests: number;
  /** Messages of the tenants that the reader has not seen. */
  unreadMessages: number;
}

/** What waits for a member of the team, for the figures beside the menu and for what tells them of it. */
export class TeamNavigationResponse {
  /** Conversations in which a visitor waits for an answer and that no one has taken, or the reader has. 0 for admins, who only read the chat. */
  chats: number;
  /** Since when the visitor waits who began to wait last; null without any. */
  newestChatAt: string | null;
  newestChatId: string | null;
  /** Open tickets of the reader's in which the last word is the asker's. */
  tickets: number;
  /** Reported notes of ratings that an admin has to decide about. 0 for staff, who don't. */
  ratings: number;
  /** Whether the reader takes conversations of the chat now; admins never do. */
  onDuty: boolean;
}

export type TeamNavigationRow = Omit<TeamNavigationResponse, 'newestChatAt'> & { newestChatAt: Date | null };

export function toTeamNavigation(row: TeamNavigationRow): TeamNavigationResponse {
  const { chats, newestChatAt, newestChatId, tickets, ratings, onDuty } = row;
  return { chats, newestChatAt: isoOrNull(newestChatAt), newestChatId, tickets, ratings, onDuty };
}
