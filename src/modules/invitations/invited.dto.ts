import { IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { PASSWORD_MAX } from '../../contract/limits.js';
import { USER_TYPES, type UserType } from '../../contract/roles.js';
import { LinkRequest } from '../accounts/account-link.dto.js';

export class AcceptInvitationRequest extends LinkRequest {
  @IsString() @MinLength(1) @MaxLength(PASSWORD_MAX) password: string;
  @IsString() @MaxLength(PASSWORD_MAX) confirmPassword: string;
}

/** Who an open invitation is for. */
export class InvitationResponse {
  email: string;
  firstName: string;
  lastName: string;
  @IsIn(USER_TYPES) userType: UserType;
  /** The account in which a landlord's colleague will work, or the company of a technician; null for everyone else. */
  company: string | null;
}
