import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Put, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnyRole, ForStaff, Public, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { FILE_POLICY } from '../../platform/site/security-headers.js';
import { Favorites } from './favorites.service.js';
import { ListingPhotos } from './listing-photos.js';
import { ListingReader } from './listing-reader.service.js';
import { AwayHomeResponse, ListingQuery, ListingResponse, PhotoQuery } from './listing.dto.js';
import { ListingChange, OwnListingResponse } from './own-listing.dto.js';
import { OwnListings } from './own-listings.service.js';

/** Homes to rent (docs/specification/listings.md). */
@ApiTags('listings')
@Controller('listings')
export class ListingController {
  constructor(
    private readonly reader: ListingReader,
    private readonly photos: ListingPhotos,
    private readonly favorites: Favorites,
    private readonly own: OwnListings,
  ) {}

  /** Homes on the market, newest first. Visitors read samples (`sample`) while there is none. */
  @Public()
  @Get()
  @ApiOkResponse({ type: [ListingResponse] })
  list(@Query() query: ListingQuery): Promise<Page<ListingResponse>> {
    return this.reader.list(query);
  }

  /**
   * Favorites of the caller that are no longer on the market, at most 200. Those that are, are read with
   * `favorites=true`.
   */
  @AnyRole()
  @ForStaff('everyone')
  @Get('favorites/away')
  away(): Promise<AwayHomeResponse[]> {
    return this.favorites.away();
  }

  /** One home on the market; 404 when it is not, or not any more. */
  @Public()
  @Get(':id')
  one(@Param('id', IdPipe) id: string): Promise<ListingResponse> {
    return this.reader.one(id);
  }

  /** A picture of a home that the reader sees, without position data, in the width and format that were asked for. 429 when one source has too many made. */
  @Public()
  @Get(':id/photos/:photoId')
  @ApiProduces('image/jpeg', 'image/avif')
  async photo(
    @Param('id', IdPipe) id: string,
    @Param('photoId', IdPipe) photoId: string,
    @Query() { size = 'full', format = 'jpeg' }: PhotoQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const bytes = await this.photos.read(id, photoId, { size, format });
    // Cached only by the reader's own browser, and not for long, because the listing may be withdrawn tomorrow.
    reply.headers({
      'cache-control': 'private, max-age=3600',
      'x-content-type-options': 'nosniff',
      'content-security-policy': FILE_POLICY,
    });
    return new StreamableFile(bytes, { type: `image/${format}`, length: bytes.length });
  }

  /** Adds a favorite; repeating it is harmless. */
  @AnyRole()
  @ForStaff('everyone')
  @Put(':id/favorite')
  @HttpCode(204)
  mark(@Param('id', IdPipe) id: string): Promise<void> {
    return this.favorites.add(id);
  }

  /** Removes a favorite. */
  @AnyRole()
  @ForStaff('everyone')
  @Delete(':id/favorite')
  @HttpCode(204)
  unmark(@Param('id', IdPipe) id: string): Promise<void> {
    return this.favorites.remove(id);
  }

  /** Changes a listing and, with `status`, publishes, pauses or closes it; an admin may pause and close. 409 `stale_version`, 422 `transition_forbidden`. */
  @Roles('landlord', 'admin')
  @Patch(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: ListingChange): Promise<OwnListingResponse> {
    return this.own.change(id, body);
  }
}
