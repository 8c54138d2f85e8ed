import { IsEmail, IsIn, IsString, IsOptional, MaxLength, MinLength } from 'class-validator';
import { ACCOUNT_ROLES, type AccountRole } from '../../contract/account-roles.js';
import { PASSWORD_MAX } from '../../contract/limits.js';
import { nameLine } from '../../platform/http/one-line.js';
import { trimmed } from '../../platform/http/trimmed.js';

export const COLLEAGUE_STATES = ['invited', 'expired', 'active', 'suspended'] as const;
export type ColleagueState = (typeof COLLEAGUE_STATES)[number];

/** A session alone isn't enough to invite someone: a person who took one over could keep access. */
export class ColleagueInvitationRequest {
  /** The password; people who have none get a code by email instead. */
  @IsOptional() @IsString() @MaxLength(PASSWORD_MAX) currentPassword?: string;
  /** From verify-2fa. */
  @IsOptional() @IsString() @MaxLength(200) verificationToken?: string;
}

export class NewColleague extends ColleagueInvitationRequest {
  @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine firstName: string;
  @trimmed @IsString() @MinLength(1) @MaxLength(80) @nameLine lastName: string;
  @trimmed @IsEmail() @MaxLength(254) email: string;
}

export class ColleagueRoleRequest {
  @IsIn(ACCOUNT_ROLES) role: AccountRole;
  @IsString() @MaxLength(PASSWORD_MAX) currentPassword: string;
  /** From verify-2fa. */
  @IsOptional() @IsString() @MaxLength(200) verificationToken?: string;
}

export class AccountPersonResponse {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Someone who is invited gets this role when they accept. */
  @IsIn(ACCOUNT_ROLES) role: AccountRole;
  /** `expired`: an invitation that no longer works, until it is sent again. `suspended` by an admin, who alone can lift it. */
  @IsIn(COLLEAGUE_STATES) state: ColleagueState;
  /** When the newest invitation was sent, until it is accepted. */
  invitedAt: string | null;
  /** When they last used the product; null if they never signed in or it was too long ago. */
  lastSeenAt: string | null;
  /** Whether this is the person making the request. */
  you: boolean;
}

export interface ColleagueRow extends Omit<AccountPersonResponse, 'invitedAt' | 'lastSeenAt' | 'you'> {
  invitedAt: Date | null;
  lastSeenAt: Date | null;
}

export function toColleague(row: ColleagueRow, asker: string | null): AccountPersonResponse {
  const { id, firstName, lastName, email, role, state, invitedAt, lastSeenAt } = row;
  return {
    id,
    firstName,
    lastName,
    email,
    role,
    state,
    invitedAt: invitedAt?.toISOString() ?? null,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    you: id === asker,
  };
}
