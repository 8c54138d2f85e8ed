import { isoOrNull } from '../../platform/database/iso.js';

/** A property as the sidebar shows it. */
export class NavigationProperty {
  id: string;
  streetNumber: string;
  street: string;
  /** Whether rent is overdue there or a repair request needs the landlord. */
  attention: boolean;
}

/** The counts beside the menu: what needs the reader's attention. */
export class NavigationResponse {
  /** Leases whose overdue amounts exceed their pending payments: the landlord's, or the tenant's own. */
  overdueLeases: number;
  /** Requests that need the reader: a landlord has to decide, a tenant to confirm the work, a supplier to answer the offer. */
  requests: number;
  /** Unread messages: about leases, and between landlords and suppliers. */
  unreadMessages: number;
  /** How many properties a landlord has, without archived ones. */
  propertyCount: number;
  /**
   * At most six of them. Those that need attention are chosen first, then the oldest. They are in the order in which they
   * were added.
   */
  properties: NavigationProperty[];
}

/** The counts on the tabs of a lease. */
export class LeaseCountsResponse {
  /** Documents of the lease, without older versions. */
  documents: number;
  /** Its open requests. */
  openRequests: number;
  /** Messages from the tenants that the reader has not seen. */
  unreadMessages: number;
}

/** What needs the attention of a staff member or admin, for the counts beside the menu and for alerts. */
export class TeamNavigationResponse {
  /**
   * Conversations in which a visitor waits for an answer and that either the reader or no one has taken. 0 for admins, who
   * only read the chat.
   */
  chats: number;
  /** Since when the visitor who began to wait last has been waiting. Null if no one is waiting. */
  newestChatAt: string | null;
  newestChatId: string | null;
  /** Open tickets assigned to the reader in which the requester wrote last. */
  tickets: number;
  /** Reported notes of ratings that an admin has to decide about. Always 0 for staff. */
  ratings: number;
  /** Whether the reader currently takes chat conversations. Always false for admins. */
  onDuty: boolean;
}

export type TeamNavigationRow = Omit<TeamNavigationResponse, 'newestChatAt'> & { newestChatAt: Date | null };

export function toTeamNavigation(row: TeamNavigationRow): TeamNavigationResponse {
  const { chats, newestChatAt, newestChatId, tickets, ratings, onDuty } = row;
  return { chats, newestChatAt: isoOrNull(newestChatAt), newestChatId, tickets, ratings, onDuty };
}
