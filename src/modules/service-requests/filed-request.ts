import type { RequestContact } from './request-contact.entity.js';
import type { RequestHome } from './request-homes.js';
import type { RequestRow } from './request.rows.js';
import type { ServiceRequest } from './service-request.entity.js';

/** The values written for a new request, as properties of its entity. */
type Written = Pick<
  ServiceRequest,
  | 'id'
  | 'accountId'
  | 'propertyId'
  | 'reporterId'
  | 'title'
  | 'description'
  | 'issueType'
  | 'priority'
  | 'status'
  | 'respondBy'
  | 'createdAt'
> &
  Pick<
    RequestRow,
    'unitId' | 'leaseId' | 'floorPriority' | 'floorKinds' | 'answers' | 'belowFloorReason' | 'mayEnter'
  > &
  Pick<RequestRow, 'supplierAccountId' | 'scheduledFor' | 'scheduledUntil' | 'respondedAt'>;

interface Beside {
  home: RequestHome;
  contact: Pick<RequestContact, 'name'> & { phone: string | null; accessNote: string | null };
  photoCount: number;
}

/** Initial values of a request on which no one has worked yet. */
const UNTOUCHED = {
  language: null,
  supplierId: null,
  companyName: null,
  technician: null,
  costCents: null,
  rating: null,
  ratingNote: null,
  ratingNoteShared: false,
  startedAt: null,
  completedAt: null,
  closedAt: null,
  canceledDuring: null,
  limitCents: null,
  unreadCount: 0,
  quoteWaits: false,
  leftHome: false,
  version: 1,
};

/**
 * Returns a new request as its reporter would read it. All values are known when it is written, and reading it back under the
 * policies costs more than writing it.
 */
export function filedRow(request: Written, { home, contact, photoCount }: Beside): RequestRow {
  const { landlordName, currency, place } = home;
  const { name, phone, accessNote } = contact;
  return {
    ...request,
    ...UNTOUCHED,
    landlordName,
    currency,
    place,
    contact: { name, phone, accessNote },
    photoCount,
    offers: [],
    quotes: [],
    gaps: [],
  };
}
