import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, IsOptional, IsString, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { ACCOUNT_ROLES, type AccountRole, isAccountRole } from '../../contract/account-roles.js';
import { type Language, LANGUAGES } from '../../contract/languages.js';
import { PASSWORD_MAX } from '../../contract/limits.js';
import { USER_TYPES, type UserType } from '../../contract/roles.js';
import { STAFF_ROLES, type StaffRole } from '../../contract/staff-roles.js';
import { nameLine } from '../../platform/http/one-line.js';
import { LinkRequest } from '../accounts/account-link.dto.js';
import type { Membership } from '../accounts/membership.entity.js';
import type { User } from '../accounts/user.entity.js';

const CODES = LANGUAGES.map(({ code }) => code);

/** Sign-up data in both spellings (docs/specification/registration.md): camelCase wins when both are sent. */
export class SignUpData {
  @IsOptional() @IsString() @MaxLength(80) @nameLine firstName?: string;
  @IsOptional() @IsString() @MaxLength(80) @nameLine first_name?: string;
  @IsOptional() @IsString() @MaxLength(80) @nameLine lastName?: string;
  @IsOptional() @IsString() @MaxLength(80) @nameLine last_name?: string;
  @IsOptional() @IsString() @MaxLength(20) userType?: string;
  @IsOptional() @IsString() @MaxLength(20) user_type?: string;
  @IsOptional() @IsString() @MaxLength(40) phone?: string;
  @IsOptional() @IsString() @MaxLength(120) @nameLine companyName?: string;
  @IsOptional() @IsString() @MaxLength(120) @nameLine company_name?: string;
  @IsOptional() @IsString() @MaxLength(40) serviceType?: string;
  @IsOptional() @IsString() @MaxLength(40) service_type?: string;
  @IsOptional() @IsIn(CODES) language?: string;
}

/**
 * The fields of `userData` may be sent next to `email` and `password` or inside `userData`
 * (docs/specification/registration.md).
 */
export class SignUpRequest extends SignUpData {
  @IsString() @MaxLength(254) email: string;
  @IsString() @MinLength(1) @MaxLength(PASSWORD_MAX) password: string;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => SignUpData) userData?: SignUpData;
}

export class SignInRequest {
  @IsString() @MaxLength(254) email: string;
  @IsString() @MaxLength(PASSWORD_MAX) password: string;
  /** The sign-in form. A person without its role gets that form's own error text. */
  @IsOptional() @IsIn(['admin', 'staff']) portal?: 'admin' | 'staff';
  /** The token from verify-2fa, sent with the credentials that the client kept. */
  @IsOptional() @IsString() @MaxLength(200) verificationToken?: string;
}

export class DemoRequest {
  /** tenant, supplier, staff or landlord. */
  @IsString() @MaxLength(20) userType: string;
}

export class SignInLinkRequest extends LinkRequest {
  /** From verify-2fa. */
  @IsOptional() @IsString() @MaxLength(200) verificationToken?: string;
}

export class AdminSetupRequest extends LinkRequest {
  @IsString() @MaxLength(254) email: string;
  @IsString() @MaxLength(PASSWORD_MAX) password: string;
  @IsString() @MaxLength(PASSWORD_MAX) confirmPassword: string;
  @IsString() @MinLength(1) @MaxLength(80) @nameLine firstName: string;
  @IsString() @MinLength(1) @MaxLength(80) @nameLine lastName: string;
  @IsOptional() @IsIn(CODES) language?: Language;
}

/** The address that is verified now. */
export class VerifiedResponse {
  email: string;
  /** The role of the person with this address, because the next page depends on it. */
  @IsIn(USER_TYPES) userType: UserType;
}

export class SessionUser {
  id: string;
  email: string;
}

export class ProfileResponse {
  userId: string;
  email: string;
  emailVerified: boolean;
  isAdmin: boolean;
  @IsIn(USER_TYPES) userType: UserType;
  firstName: string;
  lastName: string;
  phone: string | null;
  @IsIn(CODES) language: string;
  accountId: string | null;
  /** How a landlord or supplier works in the account; null for others. */
  @IsIn(ACCOUNT_ROLES) accountRole: AccountRole | null;
  /** What a member of staff does on the team; null for others. */
  @IsIn(STAFF_ROLES) staffRole: StaffRole | null;
  @IsBoolean() demo: boolean;
  version: number;
}

/** The answer of every sign-in. */
export class SessionResponse {
  access_token: string;
  user: SessionUser;
  profile: ProfileResponse;
}

type Acting = Pick<Membership, 'accountId' | 'role'>;

export function toProfile(user: User, membership: Acting | null): ProfileResponse {
  return {
    userId: user.id,
    email: user.email,
    emailVerified: Boolean(user.emailVerifiedAt),
    isAdmin: user.userType === 'admin',
    userType: user.userType,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone ?? null,
    language: user.language,
    accountId: membership?.accountId ?? null,
    accountRole: isAccountRole(membership?.role) ? membership.role : null,
    staffRole: user.userType === 'staff' ? user.staffRole : null,
    demo: user.demo,
    version: user.version,
  };
}

export function toSession(token: string, user: User, membership: Acting | null): SessionResponse {
  return { access_token: token, user: { id: user.id, email: user.email }, profile: toProfile(user, membership) };
}
