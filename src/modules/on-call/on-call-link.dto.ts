import { IsIn, IsString, Length } from 'class-validator';
import { ON_CALL_LINK_STATES, type OnCallLinkState } from '../../contract/on-call.js';

export class OnCallLinkRequest {
  /** Of the mailed link. */
  @IsString() @Length(20, 200) key: string;
}

export class OnCallLinkResponse {
  @IsIn(ON_CALL_LINK_STATES) state: OnCallLinkState;
  /** Who asks. */
  landlord: string;
  title: string;
  /** While someone is wanted, and for who is on it. */
  place: string | null;
  /** For who is on it alone, until the link expires: what is wrong, and, unless the request was canceled, whom to call and how to get in. */
  description: string | null;
  contactName: string | null;
  contactPhone: string | null;
  accessNote: string | null;
}
