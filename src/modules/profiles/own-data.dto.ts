import { IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';
import { PASSWORD_MAX } from '../../contract/limits.js';
import { OBSTACLES, type Obstacle } from './deletion.service.js';

export class DeletionResponse {
  /** Empty when the account may be deleted now. */
  @IsIn(OBSTACLES, { each: true }) obstacles: Obstacle[];
}

export class DeleteAccountRequest {
  /** The current password. */
  @IsString() @MinLength(1) @MaxLength(PASSWORD_MAX) currentPassword: string;
  /** From verify-2fa, while the second step is on. */
  @IsOptional() @IsString() @MaxLength(200) verificationToken?: string;
}
