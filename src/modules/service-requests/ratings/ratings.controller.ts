import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';
import type { Page } from '../../../platform/lists/page.js';
import { SaveRatingAnswer, SupplierRatingResponse } from './rating.dto.js';
import { Ratings } from './ratings.service.js';

@ApiTags('suppliers')
@Controller()
export class RatingsController {
  constructor(private readonly ratings: Ratings) {}

  /**
   * Tenants’ ratings of a supplier: stars, note, month and trade, newest month first. Readers other than the supplier get none
   * until there are five. 404 for a supplier who requests those of another.
   */
  @Roles('landlord', 'supplier', 'staff', 'admin')
  @ForStaff('accounts')
  @Get('suppliers/:id/ratings')
  @ApiOkResponse({ type: [SupplierRatingResponse] })
  list(@Param('id', IdPipe) id: string, @Query() query: ListQuery): Promise<Page<SupplierRatingResponse>> {
    return this.ratings.list(id, query);
  }

  /** The supplier of a rated job answers the rating, or replaces the answer. 404 for a foreign job and one without a rating. */
  @Roles('supplier')
  @Put('service-requests/:id/rating-answer')
  answer(@Param('id', IdPipe) id: string, @Body() { text }: SaveRatingAnswer): Promise<SupplierRatingResponse> {
    return this.ratings.answer(id, text);
  }

  /** Deletes the answer. 404 for a foreign job and one without a rating. */
  @Roles('supplier')
  @Delete('service-requests/:id/rating-answer')
  takeBack(@Param('id', IdPipe) id: string): Promise<SupplierRatingResponse> {
    return this.ratings.takeBack(id);
  }
}
