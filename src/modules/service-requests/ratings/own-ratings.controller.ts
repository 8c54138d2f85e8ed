import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { NeedsPassword, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';
import type { Page } from '../../../platform/lists/page.js';
import { ChangeOwnRating, OwnRatingResponse } from './own-rating.dto.js';
import { OwnRatings } from './own-ratings.service.js';

@ApiTags('service requests')
@Roles('tenant')
@Controller('own-ratings')
export class OwnRatingsController {
  constructor(private readonly ratings: OwnRatings) {}

  /** The ratings of the signed-in tenant, newest first, including those of homes they have left. */
  @Get()
  @ApiOkResponse({ type: [OwnRatingResponse] })
  list(@Query() query: ListQuery): Promise<Page<OwnRatingResponse>> {
    return this.ratings.list(query);
  }

  /**
   * Replaces stars and note of a rating. Not allowed in a session started with a code, which a landlord may know. 404 for a
   * foreign rating.
   */
  @NeedsPassword()
  @Put(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: ChangeOwnRating): Promise<OwnRatingResponse> {
    return this.ratings.change(id, body);
  }

  /** Deletes a rating together with the supplier’s answer. 404 for a foreign rating. */
  @NeedsPassword()
  @Delete(':id')
  @HttpCode(204)
  takeBack(@Param('id', IdPipe) id: string): Promise<void> {
    return this.ratings.takeBack(id);
  }
}
