import { IsIn, IsOptional, IsString, Length, MaxLength } from 'class-validator';
import { TICKET_RATING_COMMENT_MAX, TICKET_RATINGS, type TicketRatingValue } from '../../../contract/tickets.js';
import { trimmed } from '../../../platform/http/trimmed.js';

export class RatingLink {
  /** The key in the emailed link. */
  @IsString() @Length(20, 200) key: string;
}

export class RatingAnswer extends RatingLink {
  @IsIn(TICKET_RATINGS) rating: TicketRatingValue;
  @IsOptional() @trimmed @IsString() @MaxLength(TICKET_RATING_COMMENT_MAX) comment?: string;
}

export class RatingResponse {
  subject: string;
  number: number;
  @IsIn(TICKET_RATINGS) rating: TicketRatingValue | null;
  comment: string | null;
  /** Whether the answer can still be given or changed. */
  changeable: boolean;
}
