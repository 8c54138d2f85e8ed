import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForKeys, ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { NewListingRequest, OwnListingQuery, OwnListingResponse } from './own-listing.dto.js';
import { OwnListings } from './own-listings.service.js';

@ApiTags('listings')
@Controller('landlords')
export class OwnListingController {
  constructor(private readonly listings: OwnListings) {}

  /**
   * Offers a vacant unit. 403 `email_unverified`, 409 `conflict` when it already has a listing, 422 `rule_broken` while
   * someone lives there.
   */
  @Roles('landlord')
  @Post('units/:id/listing')
  create(@Param('id', IdPipe) unitId: string, @Body() body: NewListingRequest): Promise<OwnListingResponse> {
    return this.listings.create(unitId, body);
  }

  /** The unit's listing that has not ended; an empty answer when it has none. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('portfolio:read')
  @Get('units/:id/listing')
  ofUnit(@Param('id', IdPipe) unitId: string): Promise<OwnListingResponse | null> {
    return this.listings.ofUnit(unitId);
  }

  /** The landlord's listings in every state, newest first; staff and admins see all. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('portfolio:read')
  @Get('listings')
  @ApiOkResponse({ type: [OwnListingResponse] })
  list(@Query() query: OwnListingQuery): Promise<Page<OwnListingResponse>> {
    return this.listings.list(query);
  }
}
