import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { LANGUAGES, type Language } from '../../contract/languages.js';

export class IssueCodeRequest {
  /** The tenant's entry on the lease; may be left out while there is only one. */
  @IsOptional()
  @IsUUID()
  leaseTenantId?: string;
}

/** How to pay outside of the product: each way with its details. */
export class LetterPayment {
  title: string;
  ways: LetterWay[];
  /** The date of the details, and what to do when other ones turn up. */
  check: string;
}

export class LetterWay {
  label: string;
  text: string;
}

/** The welcome letter in the tenant's language, ready to print. */
export class WelcomeLetterResponse {
  @IsIn(LANGUAGES.map(({ code }) => code)) language: Language;
  title: string;
  date: string;
  /** Landlord, tenant and home as the letter shows them. */
  from: string;
  /** The lines below the landlord's name; none where the landlord hasn't entered an address. */
  fromAddress: string[];
  /** What the tenant calls in an emergency, in words; null where the landlord has given no number. */
  emergency: string | null;
  to: string;
  home: string;
  /** The postal address of the home. */
  homeLines: string[];
  greeting: string;
  intro: string;
  codeLabel: string;
  stepsTitle: string;
  steps: string[];
  /**
   * How the rent is paid outside of the product, and the date of this information; null where the landlord has written
   * nothing.
   */
  pay: LetterPayment | null;
  validity: string;
  privacy: string;
  closing: string;
}

/**
 * A new code. This is the only answer that contains it, because only its HMAC is kept
 * (docs/specification/tenant-codes.md).
 */
export class IssuedCodeResponse {
  id: string;
  leaseId: string;
  leaseTenantId: string;
  /** @example "ABCD2345" */
  code: string;
  /** As printed. @example "ABCD-23-45" */
  formattedCode: string;
  expiresAt: string;
  /** What the QR code opens. */
  accessUrl: string;
  /** The QR code as an SVG document. */
  qrSvg: string;
  letter: WelcomeLetterResponse;
}
