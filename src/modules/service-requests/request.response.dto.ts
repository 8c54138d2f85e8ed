import { IsIn } from 'class-validator';
import { EMERGENCY_KINDS, type EmergencyKind } from '../../contract/emergencies/rule.js';
import { SUPPLIER_GAPS, type SupplierGap } from '../../contract/supplier-papers.js';
import { PHOTO_PHASES, RequestAttachment, RequestPhotoResponse, type PhotoPhase } from '../documents/document.dto.js';
import { RequestAppointmentResponse } from './appointments/proposal.dto.js';
import { ChecklistLineResponse } from './checklist/checklist.dto.js';
import { OFFER_STATES, type OfferState } from './offer.states.js';
import { RepairQuoteResponse } from './quote.dto.js';
import { RatingAnswerResponse } from './ratings/rating.dto.js';
import { ReportAnswers } from './report-answers.dto.js';
import { ISSUE_LABELS, PRIORITY_LABELS } from './request.dto.js';
import { AUDIENCES, type Audience } from './rules/audience.js';
import { SERVICE_REQUEST_STATES, type ServiceRequestState } from './service-request.states.js';
import { RequestPersonResponse, RequestReaderResponse } from './talk/talk.dto.js';

const CANCELED_DURING = ['work', 'appointment'] as const;
export type CanceledDuring = (typeof CANCELED_DURING)[number];

export class RequestPlace {
  propertyName: string;
  streetNumber: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  /** IANA: appointments are told in it. */
  timeZone: string;
  /** Null for the building. */
  unitLabel: string | null;
}

export class RequestSupplier {
  id: string;
  companyName: string;
}

/** Whom to call and how to get in. A supplier sees it from accepting until the access ends or the request is canceled. */
export class RequestContactResponse {
  name: string;
  phone: string | null;
  accessNote: string | null;
}

export class OfferResponse {
  id: string;
  supplierId: string;
  companyName: string;
  @IsIn(OFFER_STATES) status: OfferState;
  budgetCents: number | null;
  note: string | null;
  /** The language that the author of the note had chosen; null if it is unknown. */
  language: string | null;
  /** The first to accept gets the job; otherwise the landlord picks one of the answers. */
  firstWins: boolean;
  askNext: boolean;
  /** The supplier's answer. */
  priceCents: number | null;
  proposedFor: string | null;
  proposedUntil: string | null;
  declineReason: string | null;
  expiresAt: string;
  answeredAt: string | null;
  createdAt: string;
  /** While it is open: what of the supplier has expired or is missing, so that it can be neither accepted nor picked. */
  @IsIn(SUPPLIER_GAPS, { each: true }) gaps: SupplierGap[];
}

export class ServiceRequestResponse {
  id: string;
  propertyId: string;
  unitId: string | null;
  leaseId: string | null;
  title: string;
  description: string;
  /** The language that the author had chosen; null where nobody knows, and in the author’s own. */
  language: string | null;
  @IsIn(ISSUE_LABELS) issueType: string;
  @IsIn(PRIORITY_LABELS) priority: string;
  /** The lowest priority that the words of the request allow without a reason; null when they name no emergency. */
  @IsIn([...PRIORITY_LABELS, null]) floorPriority: string | null;
  /** The emergencies that were recognised in the words. */
  @IsIn(EMERGENCY_KINDS, { each: true }) floorKinds: EmergencyKind[];
  /** What its writer answered when it was filed. */
  answers: ReportAnswers;
  /** Why the priority is below the floor. */
  belowFloorReason: string | null;
  @IsIn(SERVICE_REQUEST_STATES) status: ServiceRequestState;
  /** What its supplier had under way when it was canceled: work, or an appointment. The supplier may bill that. */
  @IsIn([...CANCELED_DURING, null]) canceledDuring: CanceledDuring | null;
  /** Null for a supplier who doesn't hold the job, or whose job was canceled. */
  mayEnter: boolean | null;
  /** Null for whom the address is hidden. */
  place: RequestPlace | null;
  landlordName: string | null;
  /** The landlord's account, for a supplier to write to. */
  landlordId?: string;
  /** Who accepted the job. */
  supplier: RequestSupplier | null;
  /** First name of who comes, where the supplier has said so. */
  technician: string | null;
  contact: RequestContactResponse | null;
  scheduledFor: string | null;
  scheduledUntil: string | null;
  /** When the first answer is due. */
  respondBy: string;
  respondedAt: string | null;
  startedAt: string | null;
  completedAt: string | null;
  closedAt: string | null;
  rating: number | null;
  ratingNote: string | null;
  /** Whether other landlords read the note in the list of the supplier’s ratings. */
  ratingNoteShared: boolean;
  photoCount: number;
  /** Lines of the conversation that the reader has not seen. */
  unreadCount: number;
  /** States that the reader may ask for now. */
  @IsIn(SERVICE_REQUEST_STATES, { each: true }) moves: ServiceRequestState[];
  /** Whether the reader is a tenant who has left the home: they read the request, and no longer comment on it. */
  readOnly: boolean;
  /** Whether the reader filed it. */
  own: boolean;
  /** Of the amounts, ISO 4217. */
  currency: string | null;
  /** Not for tenants. */
  costCents?: number | null;
  /** Not for tenants; a supplier sees the own ones. */
  offers?: OfferResponse[];
  /** Not for tenants; a supplier sees the own ones. */
  quotes?: RepairQuoteResponse[];
  /** What the supplier of the job may spend without another quote; null when the landlord has set no limit. Not for tenants. */
  limitCents?: number | null;
  /** Until when the supplier may bill a canceled job; null where nothing was under way. Not for tenants. */
  billableUntil?: string | null;
  /** A price above the limit waits for the landlord: the work neither begins nor ends before the answer. Not for tenants. */
  quoteWaits?: boolean;
  /** What of the job’s supplier has expired or is missing, so that the work cannot begin. Not for tenants. */
  @IsIn(SUPPLIER_GAPS, { each: true }) gaps?: SupplierGap[];
  createdAt: string;
  version: number;
}

export class RequestEventResponse {
  id: string;
  @IsIn(['status', 'comment', 'offer', 'quote', 'photo', 'appointment', 'rating', 'priority', 'on_call'])
  kind: 'status' | 'comment' | 'offer' | 'quote' | 'photo' | 'appointment' | 'rating' | 'priority' | 'on_call';
  /** State reached, or what happened: `offer_declined`; the new priority, with the reason as note where it was lowered below the floor. */
  detail: string | null;
  note: string | null;
  /** The language that the author had chosen; null where nobody knows. */
  language: string | null;
  internal: boolean;
  /** Who reads it beside the landlord. */
  @IsIn(AUDIENCES) audience: Audience;
  /** Role of whoever did it; `system` for the product itself. */
  by: string;
  /** Name of whoever wrote it, of a line of the conversation; null where it isn’t known to the reader. */
  author: string | null;
  /** Whether the reader did it. */
  own: boolean;
  at: string;
  /** Files that came with a line of the conversation. */
  attachments: RequestAttachment[];
  /** Names of the people who are mentioned in a line, as far as they are still known: `@` and the name is in its text. */
  mentions: string[];
  /** Whether the reader is one of them. */
  mentionsMe: boolean;
}

export class ServiceRequestDetail extends ServiceRequestResponse {
  /** What happened, and what was written (`comment`), oldest first. */
  events: RequestEventResponse[];
  /** The others in the conversation. */
  readers: RequestReaderResponse[];
  /** Whom the reader can mention. */
  people: RequestPersonResponse[];
  /** To whom the reader may write, the usual first. */
  @IsIn(AUDIENCES, { each: true }) audiences: Audience[];
  photos: RequestPhotoResponse[];
  /** Of which the reader may add photos now: of the problem, of the finished work. */
  @IsIn(PHOTO_PHASES, { each: true }) photoPhases: PhotoPhase[];
  /** The day by which the work is due, of a request that a maintenance schedule has made. */
  dueOn: string | null;
  /** What is to be done, of such a request; none for tenants. */
  checklist: ChecklistLineResponse[];
  /** Times that are proposed for the visit, and whose turn it is. */
  appointment: RequestAppointmentResponse;
  /** What the supplier answered to the rating. */
  ratingAnswer: RatingAnswerResponse | null;
}
