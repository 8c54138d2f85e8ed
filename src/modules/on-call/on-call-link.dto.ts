import { IsIn, IsString, Length } from 'class-validator';
import { ON_CALL_LINK_STATES, type OnCallLinkState } from '../../contract/on-call.js';

export class OnCallLinkRequest {
  /** The key in the emailed link. */
  @IsString() @Length(20, 200) key: string;
}

export class OnCallLinkResponse {
  @IsIn(ON_CALL_LINK_STATES) state: OnCallLinkState;
  /** The landlord who asks for help. */
  landlord: string;
  title: string;
  /** Shown while someone is needed, and to the person who has answered. */
  place: string | null;
  /**
   * Shown only to the person who has answered, until the link expires: what is wrong and, unless the request was canceled, whom
   * to call and how to get in.
   */
  description: string | null;
  contactName: string | null;
  contactPhone: string | null;
  accessNote: string | null;
  /** Whether that person has a request without a phone number. The landlord’s number is then shown, if one is known. */
  numberMissing: boolean;
  landlordPhone: string | null;
}
