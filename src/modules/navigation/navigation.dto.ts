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
