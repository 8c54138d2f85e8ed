import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { NewSavedView, SavedViewChange, SavedViewResponse } from './saved-view.dto.js';
import { SavedViews } from './saved-views.service.js';

/** Saved filters of the landlord's list of requests. */
@ApiTags('service requests')
@Roles('landlord')
@Controller('request-views')
export class SavedViewsController {
  constructor(private readonly views: SavedViews) {}

  /** The reader’s own views and those shared in the account, by name, with the number of open requests that each finds. */
  @Get()
  @ApiOkResponse({ type: [SavedViewResponse] })
  list(): Promise<SavedViewResponse[]> {
    return this.views.list();
  }

  /** Saves a view. 409 `conflict` for a name that is taken, 422 `over_limit` above the maximum number. */
  @Post()
  create(@Body() body: NewSavedView): Promise<SavedViewResponse> {
    return this.views.create(body);
  }

  /**
   * Renames, shares or changes a view. 403 for a foreign one that would no longer be shared, 404 for one that the reader can’t
   * see, 409 `stale_version` or a name that is taken.
   */
  @Patch(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: SavedViewChange): Promise<SavedViewResponse> {
    return this.views.change(id, body);
  }

  /** Deletes a view; a shared one is deleted for everyone. 404 for one that the reader can’t see. */
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.views.remove(id);
  }
}
