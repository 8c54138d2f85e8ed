import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForStaff, Public, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { LimitedBySource } from '../../platform/throttle/limited.decorator.js';
import { QUESTIONS } from './limits.js';
import { ListingAnswer, ListingQuestionResponse, NewListingQuestion, QuestionReceived } from './question.dto.js';
import { ListingQuestions } from './questions.service.js';

@ApiTags('listings')
@Controller('listings/:id/questions')
export class ListingQuestionController {
  constructor(private readonly questions: ListingQuestions) {}

  /**
   * Asks the landlord, without revealing their address. 404 for a listing that isn't on the market, 429 for too many
   * questions.
   */
  @Public()
  @LimitedBySource(QUESTIONS)
  @Post()
  ask(@Param('id', IdPipe) listingId: string, @Body() body: NewListingQuestion): Promise<QuestionReceived> {
    return this.questions.ask(listingId, body);
  }

  /** Questions about the landlord's own listing, newest first. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @Get()
  list(@Param('id', IdPipe) listingId: string): Promise<ListingQuestionResponse[]> {
    return this.questions.list(listingId);
  }

  /** Answers by mail, once. */
  @Roles('landlord')
  @Patch(':questionId')
  answer(
    @Param('id', IdPipe) listingId: string,
    @Param('questionId', IdPipe) questionId: string,
    @Body() body: ListingAnswer,
  ): Promise<ListingQuestionResponse> {
    return this.questions.answer(listingId, questionId, body);
  }
}
