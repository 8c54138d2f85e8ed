import { Allow, IsIn, IsInt, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { LANGUAGES, type Language } from '../../../contract/languages.js';
import { USER_TYPES, type UserType } from '../../../contract/roles.js';
import { STAFF_ROLES, type StaffRole } from '../../../contract/staff-roles.js';
import { nameLine } from '../../../platform/http/one-line.js';
import { trimmed } from '../../../platform/http/trimmed.js';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';

const CODES = LANGUAGES.map(({ code }) => code);

export const PERSON_STATES = ['active', 'invited', 'suspended', 'deleted'] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Tenants aren't invited: they sign in with the code of their lease. */
export const INVITED_TYPES = ['staff', 'admin', 'landlord', 'supplier'] as const satisfies readonly UserType[];

export class UserQuery extends ListQuery {
  @IsOptional() @IsIn(USER_TYPES) userType?: UserType;
  /** Without it, everyone except deleted people. */
  @IsOptional() @IsIn(PERSON_STATES) state?: PersonState;
  /** `true`: only people whose two-step reset is waiting for a second admin. */
  @IsOptional() @IsIn(['true']) resetAsked?: 'true';
}

/**
 * The person to invite. Admins can't set someone else's password: a password in the request is ignored
 * (docs/specification/staff-and-admin.md).
 */
export class InviteUserRequest {
  @trimmed @IsString() @MaxLength(254) email: string;
  @IsIn(INVITED_TYPES, { message: `userType must be one of: ${INVITED_TYPES.join(', ')}` })
  userType: (typeof INVITED_TYPES)[number];
  @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine firstName: string;
  @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine lastName: string;
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
  @IsOptional() @IsIn(CODES) language?: Language;
  /** For landlords and suppliers: the name of their account. Default: the person's own name. */
  @IsOptional() @trimmed @IsString() @MaxLength(120) @nameLine companyName?: string | null;
  /** The role of a member of staff. Default: manager. Ignored for others. */
  @IsOptional() @IsIn(STAFF_ROLES) staffRole?: StaffRole | null;
  @Allow() password?: unknown;
}

/** A person as an admin sees them. */
export class UserResponse {
  id: string;
  email: string;
  emailVerified: boolean;
  @IsIn(USER_TYPES) userType: UserType;
  /** The role of a member of staff. Null for others. */
  @IsIn(STAFF_ROLES) staffRole: StaffRole | null;
  firstName: string;
  lastName: string;
  phone: string | null;
  @IsIn(CODES) language: string;
  @IsIn(PERSON_STATES) state: PersonState;
  /** The account of a landlord or supplier. */
  accountId: string | null;
  accountName: string | null;
  twoFactor: boolean;
  createdAt: string;
  suspendedAt: string | null;
  /** When an open invitation expires. */
  invitationEndsAt: string | null;
  /** The latest activity in any of their sessions. */
  lastSeenAt: string | null;
  version: number;
}

/** The response to an invitation. The link is shown only this once. */
export class InvitedUserResponse extends UserResponse {
  /** Where the person chooses a password. It is also emailed. */
  invitationUrl: string;
}

/** A request to turn off someone's two-step verification. It is open until a second admin confirms it. */
export class TwoFactorResetResponse {
  askedBy: string;
  askedByName: string;
  reason: string;
  createdAt: string;
  expiresAt: string;
}

export class UserDetailResponse extends UserResponse {
  /** Sessions that are open now. */
  openSessions: number;
  /** Whether signing in is refused for now after too many wrong passwords or codes, at least from some places. */
  locked: boolean;
  /** When a mail server first reported that the email address doesn't exist. */
  bouncedAt: string | null;
  /** The request that is waiting for a second admin. */
  twoFactorReset: TwoFactorResetResponse | null;
}

export class TwoFactorResetRequest {
  /**
   * How the admin knows that the person is who they say they are. It is shown to the second admin and recorded in the audit log.
   */
  @trimmed @IsString() @MinLength(10) @MaxLength(500) reason: string;
}

/** What an admin can change about a person. Admins can become staff and the other way round; all other user types are fixed. */
export class UpdateUserRequest {
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine firstName?: string;
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine lastName?: string;
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
  @IsOptional() @IsIn(CODES) language?: Language;
  @IsOptional() @IsIn(USER_TYPES) userType?: UserType;
  /**
   * The role of a member of staff. A change applies immediately, also to open sessions, and the person gets an email. Ignored for
   * others.
   */
  @IsOptional() @IsIn(STAFF_ROLES) staffRole?: StaffRole | null;
  /** Can be corrected while the invitation is open. Afterwards only the person can change it. */
  @IsOptional() @trimmed @IsString() @MaxLength(254) email?: string;
  @IsOptional() @IsInt() version?: number;

  @Allow() id?: unknown;
  @Allow() emailVerified?: unknown;
  @Allow() state?: unknown;
  @Allow() accountId?: unknown;
  @Allow() accountName?: unknown;
  @Allow() twoFactor?: unknown;
  @Allow() createdAt?: unknown;
  @Allow() suspendedAt?: unknown;
  @Allow() invitationEndsAt?: unknown;
  @Allow() lastSeenAt?: unknown;
  @Allow() openSessions?: unknown;
  @Allow() locked?: unknown;
  @Allow() bouncedAt?: unknown;
  @Allow() twoFactorReset?: unknown;
}
