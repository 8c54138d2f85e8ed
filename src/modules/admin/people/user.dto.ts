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

/** Tenants come by the code of their lease alone. */
export const INVITED_TYPES = ['staff', 'admin', 'landlord', 'supplier'] as const satisfies readonly UserType[];

export class UserQuery extends ListQuery {
  @IsOptional() @IsIn(USER_TYPES) userType?: UserType;
  /** Without it everybody but the deleted. */
  @IsOptional() @IsIn(PERSON_STATES) state?: PersonState;
  /** `true`: only those for whom a two-step reset waits for a second admin. */
  @IsOptional() @IsIn(['true']) resetAsked?: 'true';
}

/** Who is invited. Nobody types another's password: one that is sent is not used (docs/specification/staff-and-admin.md). */
export class InviteUserRequest {
  @trimmed @IsString() @MaxLength(254) email: string;
  @IsIn(INVITED_TYPES, { message: `userType must be one of: ${INVITED_TYPES.join(', ')}` })
  userType: (typeof INVITED_TYPES)[number];
  @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine firstName: string;
  @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine lastName: string;
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
  @IsOptional() @IsIn(CODES) language?: Language;
  /** Landlords and suppliers: the name of their account; without it their own name. */
  @IsOptional() @trimmed @IsString() @MaxLength(120) @nameLine companyName?: string | null;
  /** What a member of staff does; a manager without it, and nothing for others. */
  @IsOptional() @IsIn(STAFF_ROLES) staffRole?: StaffRole | null;
  @Allow() password?: unknown;
}

/** A person as an admin sees them. */
export class UserResponse {
  id: string;
  email: string;
  emailVerified: boolean;
  @IsIn(USER_TYPES) userType: UserType;
  /** What a member of staff does; null for others. */
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
  /** Until when an open invitation can be accepted. */
  invitationEndsAt: string | null;
  /** The latest sign of any of their sessions. */
  lastSeenAt: string | null;
  version: number;
}

/** The answer to an invitation: the link is shown this once. */
export class InvitedUserResponse extends UserResponse {
  /** Where the person chooses a password; also mailed. */
  invitationUrl: string;
}

/** A request to turn off someone's two-step verification, until a second admin confirms it. */
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
  /** Too many wrong passwords or codes: signing in is refused for now, at least at some places. */
  locked: boolean;
  /** Since when mail servers say that there is no such email address. */
  bouncedAt: string | null;
  /** The request that waits for a second admin. */
  twoFactorReset: TwoFactorResetResponse | null;
}

export class TwoFactorResetRequest {
  /** How the admin knows that the person is who they say; the second admin and the audit log get it. */
  @trimmed @IsString() @MinLength(10) @MaxLength(500) reason: string;
}

/** What an admin changes in a person. An admin becomes staff and back; no other role turns into another. */
export class UpdateUserRequest {
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine firstName?: string;
  @IsOptional() @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine lastName?: string;
  @IsOptional() @trimmed @IsString() @MaxLength(40) phone?: string | null;
  @IsOptional() @IsIn(CODES) language?: Language;
  @IsOptional() @IsIn(USER_TYPES) userType?: UserType;
  /** What a member of staff does. It applies immediately, also to sessions that are open, and the person gets an email. Read past for others. */
  @IsOptional() @IsIn(STAFF_ROLES) staffRole?: StaffRole | null;
  /** While the invitation is open, to mend a wrong address; afterwards the person changes it. */
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
