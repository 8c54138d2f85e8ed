import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Where two-step verification is on or mandatory: the token of a right code (`verify-2fa`). */
export class SecondStepRequest {
  @IsOptional() @IsString() @MaxLength(200) verificationToken?: string;
}
