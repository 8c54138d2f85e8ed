import { IsEmail, IsIn, IsOptional, IsString, MaxLength, MinLength } from 'class-validator';

export class RequestCodeRequest {
  @IsEmail() @MaxLength(254) email: string;
  @IsIn(['email', 'sms']) type: 'email' | 'sms';
  /** Of the refused sign-in. */
  @IsOptional() @IsString() @MaxLength(200) challenge?: string;
}

export class CodeSentResponse {
  sent: boolean;
}

export class VerifyCodeRequest {
  @IsEmail() @MaxLength(254) email: string;
  /** Six digits; a recovery code is longer. */
  @IsString() @MinLength(1) @MaxLength(40) code: string;
  @IsOptional() @IsString() @MaxLength(200) challenge?: string;
  @IsOptional() @IsIn(['email', 'sms', 'totp', 'recovery']) method?: 'email' | 'sms' | 'totp' | 'recovery';
}

/** Of the refused sign-in that said `locked`. */
export class SecondStepLinkRequest {
  @IsEmail() @MaxLength(254) email: string;
  @IsString() @MinLength(1) @MaxLength(200) challenge: string;
}

export class VerifyCodeResponse {
  valid: boolean;
  message: string;
  /** Sent with the credentials to sign in; works once. */
  verificationToken?: string;
}
