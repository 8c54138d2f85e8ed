import { IsIn } from 'class-validator';
import { type Language, LANGUAGES } from '../../contract/languages.js';
import { LETTER_KINDS, type LetterKind } from '../../contract/letter-kinds.js';
import { NOTICE_BY, NOTICE_REASONS, type NoticeBy, type NoticeReason } from '../../contract/notice-reasons.js';
import { LawCitationResponse } from '../regions/region-editor.dto.js';
import { LATE_FEE_KINDS, type LateFeeKind } from '../regions/rules/agreed-terms.js';
import { LEASE_STATES, type LeaseState } from './lease.states.js';

const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code);

/** The state of a tenant's code. The code itself is shown once and stored as a hash. */
export class LeaseCodeResponse {
  id: string;
  @IsIn(['unused', 'used', 'revoked', 'expired']) state: 'unused' | 'used' | 'revoked' | 'expired';
  issuedAt: string;
  /** When it expires if unused: after its lifetime, or sooner with the lease. */
  expiresAt: string;
  usedAt: string | null;
}

export class LeaseTenantResponse {
  id: string;
  firstName: string;
  lastName: string;
  /** Null for a tenant who gets letters and codes on paper. */
  email: string | null;
  phone: string | null;
  @IsIn(LANGUAGE_CODES) language: Language;
  /** Whether they have an account and see this home. */
  joined: boolean;
  joinedAt: string | null;
  /** When a past tenant's access ends; null while no end of the lease is set. */
  accessEndsAt: string | null;
  version: number;
  /** The latest code, without the code itself. */
  code: LeaseCodeResponse | null;
}

/** What a lease shows of its home. */
export class LeaseUnitResponse {
  id: string;
  label: string;
  propertyId: string;
  propertyName: string;
  streetNumber: string;
  street: string;
  city: string;
  region: string;
  country: string;
  timeZone: string;
}

/** The next term, which is agreed but hasn't begun. */
export class LeaseTermResponse {
  /** Whether it may still be canceled, because no tenant has accepted it. */
  cancelable: boolean;
  /** Whether it only changes the rent: the lease is month to month before and after it. */
  rentOnly: boolean;
  startsOn: string;
  endsOn: string | null;
  rentCents: number;
}

/** The official form that the region requires. */
export class NoticeFormResponse {
  /** As it is printed on the form; null: a form is required, and its name isn't recorded. @example "N12" */
  name: string | null;
  /** Where it is. @example "https://tribunalsontario.ca/ltb/forms/" */
  page: string | null;
  /** The same for readers of French, where the authority has both; null: as above. @example "Avis de reprise de logement" */
  frenchName: string | null;
  frenchPage: string | null;
  /** Whether it must be checked with an official source before use. */
  mustCheck: boolean;
}

/** A ground on which a landlord may give notice. */
export class LeaseEndGround {
  @IsIn(NOTICE_REASONS) reason: NoticeReason;
  /** The earliest last day of a notice on this ground; null: no period is recorded. */
  earliest: string | null;
  /** Null when none is recorded. */
  form: NoticeFormResponse | null;
}

/** The days on which the lease may end, counted from today's date at the property, and the region's forms for it. */
export class LeaseEndDays {
  today: string;
  /**
   * The earliest last day of a notice that is given today, after its period and the fixed term; null: no period is
   * recorded.
   */
  landlord: string | null;
  tenant: string | null;
  /** The same for each ground of a landlord's notice. */
  grounds: LeaseEndGround[];
  /** For an end that both sides agree on; null when none is recorded. */
  agreementForm: NoticeFormResponse | null;
}

/** The opening balance of a draft, posted once it is activated. */
export class LeaseOpeningResponse {
  /** Below zero for a prepayment. */
  balanceCents: number;
  /** Since when the oldest part of it is owed, as far as it is known. */
  owedSince: string | null;
  depositHeldCents: number;
}

/** An unanswered notice of a tenant. */
export class UnansweredNoticeResponse {
  name: string;
  lastDay: string;
}

/** The notice that ends a lease. */
export class LeaseNoticeResponse {
  @IsIn(NOTICE_BY) by: NoticeBy;
  givenOn: string | null;
  /** The ground of a landlord's own notice. */
  @IsIn([...NOTICE_REASONS, null]) reason: NoticeReason | null;
  /** What the landlord wrote where the region's rules could not be checked. */
  confirmation: string | null;
}

/** The nearest lawful value of a rule. */
export class RuleLimitResponse {
  cents?: number;
  day?: string;
  afterDays?: number;
}

/**
 * A rule of the region that the terms break: refused when they are agreed, or reported as a warning where its source is
 * unsure or the law leaves it open.
 */
export class RuleFindingResponse {
  /** Such as `late_fee_over_limit`; the client has the words. */
  code: string;
  topic: string;
  blocking: boolean;
  limit: RuleLimitResponse;
  /** The city that made the rule; null when it is the region's. */
  place: string | null;
  value: string;
  source: string | null;
  sourceDate: string | null;
  /** The law that says so, where its section is known; `source` is the page on which it was read. */
  law: LawCitationResponse | null;
}

export class LeaseResponse {
  id: string;
  unitId: string;
  propertyId: string;
  @IsIn(LEASE_STATES) state: LeaseState;
  startsOn: string;
  termEndsOn: string | null;
  endsForGood: boolean;
  endsOn: string | null;
  /** The last day on which the end of an ended lease can be undone; null for others, once it has passed, and while a deposit counts as returned since. */
  undoEndUntil: string | null;
  /** Null for a lease without notice. */
  notice: LeaseNoticeResponse | null;
  rentCents: number;
  currency: string;
  dueDay: number;
  /** As agreed; 0 where none was entered, also for a lease that was imported with a deposit that was held already. */
  depositCents: number;
  /** How much of a deposit is held now, and will be once a draft is activated. */
  depositHeldCents: number;
  @IsIn(LATE_FEE_KINDS) lateFeeKind: LateFeeKind;
  lateFeeValue: number;
  lateFeeAfterDays: number;
  chargeFrom: string | null;
  activatedAt: string | null;
  createdAt: string;
  version: number;
  unit: LeaseUnitResponse;
  /** The renewal that is signed and has not begun. */
  nextTerm: LeaseTermResponse | null;
  /** The opening balance of a draft; null for others. */
  opening: LeaseOpeningResponse | null;
  /** A tenant’s notice that hasn't been answered, the one with the earliest last day. */
  unansweredNotice: UnansweredNoticeResponse | null;
  /** Letters to download: for letters about money the latest of each kind. */
  @IsIn(LETTER_KINDS, { each: true }) letters: LetterKind[];
  tenants: LeaseTenantResponse[];
  /** The current rules of the region that the terms break. */
  findings: RuleFindingResponse[];
  endDays: LeaseEndDays;
}

/** A lease in a list. */
export class LeaseRowResponse {
  id: string;
  unitId: string;
  propertyId: string;
  @IsIn(LEASE_STATES) state: LeaseState;
  startsOn: string;
  termEndsOn: string | null;
  endsOn: string | null;
  rentCents: number;
  currency: string;
  /** It was just activated, and its first entries are still being posted. */
  posting: boolean;
  /** Charged and not paid, whenever it is due, less what is on its way. */
  openCents: number;
  /** The part of that that was due before today. */
  overdueCents: number;
  /** Payments that are on their way. */
  processingCents: number;
  /** Paid or credited, and not used for a charge yet. */
  creditCents: number;
  /** The opening balance of a draft, posted once it is activated; below zero for a prepayment. 0 for all others. */
  openingBalanceCents: number;
  unitLabel: string;
  streetNumber: string;
  street: string;
  city: string;
  tenants: string[];
  /** Those of them who get no email, because they have neither an address nor an account. */
  onPaper: string[];
  createdAt: string;
}

/** The progress of the first entries of the leases that were activated last. */
export class LeasePostingResponse {
  /** Leases whose opening balance and first rent are posted. */
  posted: number;
  /** Those, and the leases that are still to be posted. */
  total: number;
}
