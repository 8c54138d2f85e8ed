import { Type } from 'class-transformer';
import {
  Allow,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  MaxLength,
  Min,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';
import { PAYMENT_EMAILS, type PaymentEmails } from '../../contract/payment-emails.js';
import { nameLine } from '../../platform/http/one-line.js';
import { ProfileResponse } from '../auth/auth.dto.js';
import { MailingAddressBody, MailingAddressResponse } from '../portfolio/postal-address.dto.js';

const CODES = LANGUAGES.map(({ code }) => code);

/** A person's own profile and settings (docs/specification/account-settings.md). */
export class OwnProfileResponse extends ProfileResponse {
  /** Landlords and suppliers: the account's name. */
  companyName: string | null;
  /** Landlords: what their tenants call in an emergency. */
  tenantEmergencyPhone: string | null;
  /** Landlords: their postal address, as shown to tenants and printed on letters, statements and receipts. */
  postalAddress: MailingAddressResponse | null;
  /** Tenants: where they live, as the landlord entered it; several homes are separated by `; `. */
  propertyAddress: string | null;
  /** Where text messages go, in E.164; null while `phone` is empty or no number that texts can reach. */
  textNumber: string | null;
  emergencyContactName: string | null;
  emergencyContactPhone: string | null;
  additionalNotes: string | null;
  emailNotifications: boolean;
  smsNotifications: boolean;
  rentReminders: boolean;
  maintenanceUpdates: boolean;
  /** For landlords: emails about received payments, as one per day, one per payment, or none. */
  paymentEmails: PaymentEmails;
  /** Whether messages are shown in the person's own language, where something translates them. */
  translateMessages: boolean;
  /** Tenants: whether a used code opens a session. */
  codeSignIn: boolean;
  twoFactor: boolean;
  /** Whether the session was opened with a used code, so that personal changes require the password first. */
  viaCode: boolean;
}

/** Fields that are sent are changed, null clears, and read-only fields are ignored (docs/specification/api.md). */
export class UpdateProfileRequest {
  /** Tenants: only the property manager can change it; ignored here. */
  @IsOptional() @IsString() @MinLength(1) @MaxLength(80) @nameLine firstName?: string;
  @IsOptional() @IsString() @MinLength(1) @MaxLength(80) @nameLine lastName?: string;
  /**
   * Owners of a landlord's account; another name from a colleague answers 403 `owner_only`. A supplier's is fixed, and
   * others have none, so it is ignored for them, and when it is empty.
   */
  @IsOptional() @IsString() @MaxLength(120) @nameLine companyName?: string | null;
  /** Owners of a landlord's account; another address from a colleague answers 403 `owner_only`. Ignored for others. */
  @IsOptional()
  @IsObject()
  @ValidateNested()
  @Type(() => MailingAddressBody)
  postalAddress?: MailingAddressBody | null;
  /** Only for landlords; ignored for others. */
  @IsOptional() @IsString() @MaxLength(40) tenantEmergencyPhone?: string | null;
  @IsOptional() @IsString() @MaxLength(40) phone?: string | null;
  @IsOptional() @IsIn(CODES) language?: Language;
  @IsOptional() @IsString() @MaxLength(160) @nameLine emergencyContactName?: string | null;
  @IsOptional() @IsString() @MaxLength(40) emergencyContactPhone?: string | null;
  @IsOptional() @IsString() @MaxLength(4000) additionalNotes?: string | null;
  @IsOptional() @IsBoolean() emailNotifications?: boolean;
  @IsOptional() @IsBoolean() smsNotifications?: boolean;
  @IsOptional() @IsBoolean() rentReminders?: boolean;
  @IsOptional() @IsBoolean() maintenanceUpdates?: boolean;
  /** Only for landlords; ignored for others. */
  @IsOptional() @IsIn(PAYMENT_EMAILS) paymentEmails?: PaymentEmails;
  @IsOptional() @IsBoolean() translateMessages?: boolean;
  @IsOptional() @IsBoolean() codeSignIn?: boolean;
  @IsOptional() @IsInt() @Min(1) version?: number;
  /** From verify-2fa: for another phone number while two-step verification is on or mandatory, as codes go there by text message. */
  @IsOptional() @IsString() @MaxLength(200) verificationToken?: string;

  @Allow() userId?: unknown;
  @Allow() email?: unknown;
  @Allow() emailVerified?: unknown;
  @Allow() isAdmin?: unknown;
  @Allow() userType?: unknown;
  @Allow() accountId?: unknown;
  @Allow() accountRole?: unknown;
  @Allow() staffRole?: unknown;
  @Allow() demo?: unknown;
  @Allow() propertyAddress?: unknown;
  @Allow() textNumber?: unknown;
  @Allow() twoFactor?: unknown;
  @Allow() viaCode?: unknown;
}
