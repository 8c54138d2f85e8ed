import { IsIn } from 'class-validator';
import { EMERGENCY_KINDS, type EmergencyKind } from '../../contract/emergencies/rule.js';
import { SUPPLIER_GAPS, type SupplierGap } from '../../contract/supplier-papers.js';
import { UNDER_WAY, type UnderWay } from '../../contract/under-way.js';
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

export class RequestPlace {
  propertyName: string;
  streetNumber: string;
  street: string;
  city: string;
  region: string;
  postalCode: string;
  /** IANA time zone in which appointments are shown. */
  timeZone: string;
  /** Null for the building. */
  unitLabel: string | null;
}

export class RequestSupplier {
  id: string;
  companyName: string;
}

/** Whom to call and how to get in. A supplier sees it from the acceptance until the access ends or the request is canceled. */
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
  /** What binds once the offer is accepted: `budgetCents`, or in an emergency the landlord’s limit for emergencies if it’s higher. */
  limitCents: number | null;
  note: string | null;
  /** The language that the author of the note had chosen. Null if unknown. */
  language: string | null;
  /** Whether the first to accept gets the job. Otherwise the landlord picks one of the answers. */
  firstWins: boolean;
  askNext: boolean;
  /** The supplier's answer. */
  priceCents: number | null;
  proposedFor: string | null;
  proposedUntil: string | null;
  declineReason: string | null;
  expiresAt: string;
  answeredAt: string | null;
  /** Whether the supplier had accepted it before declining. */
  givenBack: boolean;
  /** What was under way when the accepted job ended for the supplier, who can still bill it. Null if nothing was. */
  @IsIn([...UNDER_WAY, null]) endedDuring: UnderWay | null;
  /** Until when the supplier can bill it. */
  billableUntil: string | null;
  createdAt: string;
  /**
   * While the offer is open: the supplier’s expired or missing documents, because of which it can be neither accepted nor picked.
   */
  @IsIn(SUPPLIER_GAPS, { each: true }) gaps: SupplierGap[];
}

export class ServiceRequestResponse {
  id: string;
  propertyId: string;
  unitId: string | null;
  leaseId: string | null;
  title: string;
  description: string;
  /** The language that the author had chosen. Null if unknown, and if the reader is the author. */
  language: string | null;
  @IsIn(ISSUE_LABELS) issueType: string;
  @IsIn(PRIORITY_LABELS) priority: string;
  /** The lowest priority that the words of the request allow without a reason. Null if they name no emergency. */
  @IsIn([...PRIORITY_LABELS, null]) floorPriority: string | null;
  /** The emergencies that were recognised in the words. */
  @IsIn(EMERGENCY_KINDS, { each: true }) floorKinds: EmergencyKind[];
  /** The reporter’s answers when it was filed. */
  answers: ReportAnswers;
  /** Why the priority is below the floor. */
  belowFloorReason: string | null;
  @IsIn(SERVICE_REQUEST_STATES) status: ServiceRequestState;
  /** What the supplier had under way when the request was canceled: work, an appointment, or a price that was agreed. The supplier may bill for it. */
  @IsIn([...UNDER_WAY, null]) canceledDuring: UnderWay | null;
  /** Null for a supplier who doesn’t have the job, or whose job was canceled. */
  mayEnter: boolean | null;
  /** Null if the address is hidden from the reader. */
  place: RequestPlace | null;
  landlordName: string | null;
  /** The landlord’s account, to which a supplier can write. */
  landlordId?: string;
  /** The supplier who accepted the job. */
  supplier: RequestSupplier | null;
  /** First name of the person who comes, if the supplier has provided it. */
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
  /** Whether other landlords can read the note in the list of the supplier’s ratings. */
  ratingNoteShared: boolean;
  photoCount: number;
  /** Number of messages in the conversation that the reader hasn’t seen. */
  unreadCount: number;
  /** States that the reader may request now. */
  @IsIn(SERVICE_REQUEST_STATES, { each: true }) moves: ServiceRequestState[];
  /** Whether the reader is a tenant who has left the home. They can read the request but no longer comment on it. */
  readOnly: boolean;
  /** Whether the reader filed it. */
  own: boolean;
  /** For tenants: whose turn it is to answer the times proposed for the visit. Null if no one’s. */
  @IsIn(['you', 'them', null]) timesWaitFor?: 'you' | 'them' | null;
  /** ISO 4217 currency of the amounts. */
  currency: string | null;
  /** Left out for tenants. */
  costCents?: number | null;
  /** Left out for tenants. A supplier sees only their own. */
  offers?: OfferResponse[];
  /** Left out for tenants. A supplier sees only their own. */
  quotes?: RepairQuoteResponse[];
  /**
   * What the supplier of the job may spend without another quote. Null if the landlord has set no limit. Left out for tenants.
   */
  limitCents?: number | null;
  /** Until when the supplier may bill a canceled job. Null if nothing was under way. Left out for tenants. */
  billableUntil?: string | null;
  /**
   * Whether a price above the limit waits for the landlord. The work can neither begin nor end before the answer. Left out for
   * tenants.
   */
  quoteWaits?: boolean;
  /** Expired or missing documents of the job’s supplier, because of which the work can’t begin. Left out for tenants. */
  @IsIn(SUPPLIER_GAPS, { each: true }) gaps?: SupplierGap[];
  createdAt: string;
  version: number;
}

export class RequestEventResponse {
  id: string;
  @IsIn(['status', 'comment', 'offer', 'quote', 'photo', 'appointment', 'rating', 'priority', 'on_call'])
  kind: 'status' | 'comment' | 'offer' | 'quote' | 'photo' | 'appointment' | 'rating' | 'priority' | 'on_call';
  /**
   * The new state, or what happened, such as `offer_declined`. For a change of priority, the new priority; if it is below the
   * floor, the reason is in the note.
   */
  detail: string | null;
  note: string | null;
  /** The language that the author had chosen. Null if unknown. */
  language: string | null;
  internal: boolean;
  /** Who can read the entry besides the landlord. */
  @IsIn(AUDIENCES) audience: Audience;
  /** Whether someone on call could be asked by email alone, which some installations only keep. */
  byEmailOnly: boolean;
  /** Role of the person who did it; `system` for the product itself. */
  by: string;
  /** Name of the author of a message. Null if the reader may not know it. */
  author: string | null;
  /** Whether the reader did it. */
  own: boolean;
  at: string;
  /** Files sent with a message. */
  attachments: RequestAttachment[];
  /** Names of the people mentioned in a message, as far as they are still known. The text has them as `@` and the name. */
  mentions: string[];
  /** Whether the reader is mentioned. */
  mentionsMe: boolean;
}

export class ServiceRequestDetail extends ServiceRequestResponse {
  /** What happened, and what was written (`comment`), oldest first. */
  events: RequestEventResponse[];
  /** The other people in the conversation. */
  readers: RequestReaderResponse[];
  /** People whom the reader can mention. */
  people: RequestPersonResponse[];
  /** The audiences to whom the reader may write, the usual one first. */
  @IsIn(AUDIENCES, { each: true }) audiences: Audience[];
  photos: RequestPhotoResponse[];
  /** The kinds of photos that the reader may add now: of the problem, of the finished work. */
  @IsIn(PHOTO_PHASES, { each: true }) photoPhases: PhotoPhase[];
  /** The day by which the work is due, for a request from a maintenance schedule. */
  dueOn: string | null;
  /** What is to be done, for a request from a maintenance schedule. Empty for tenants. */
  checklist: ChecklistLineResponse[];
  /** Times that are proposed for the visit, and whose turn it is. */
  appointment: RequestAppointmentResponse;
  /** The supplier’s answer to the rating. */
  ratingAnswer: RatingAnswerResponse | null;
}
