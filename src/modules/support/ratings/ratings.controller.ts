import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/decorators.js';
import { SecretAnswer } from '../../../platform/idempotency/secret-answer.decorator.js';
import { LimitedBySource } from '../../../platform/throttle/limited.decorator.js';
import { TICKET_LIMITS } from '../limits.js';
import { RatingAnswer, RatingLink, RatingResponse } from './rating.dto.js';
import { TicketRatings } from './ratings.service.js';

/** Whether support helped, answered through the link of an email. */
@ApiTags('support')
@Controller('support-ratings')
export class TicketRatingsController {
  constructor(private readonly ratings: TicketRatings) {}

  /** Reads what the link asks about. Doesn’t count as an answer. 400 `invalid_link`. */
  @Public()
  @LimitedBySource(TICKET_LIMITS.rating)
  @SecretAnswer()
  @Post('look')
  @HttpCode(200)
  look(@Body() { key }: RatingLink): Promise<RatingResponse> {
    return this.ratings.look(key);
  }

  /** Saves the answer, or changes it within seven days: 422 `transition_forbidden` after that. 400 `invalid_link`. */
  @Public()
  @LimitedBySource(TICKET_LIMITS.rating)
  @SecretAnswer()
  @Post('answer')
  @HttpCode(200)
  answer(@Body() body: RatingAnswer): Promise<RatingResponse> {
    return this.ratings.answer(body);
  }
}
