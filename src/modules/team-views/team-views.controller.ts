import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { NewTeamView, TeamViewQuery, TeamViewResponse } from './team-view.dto.js';
import { TeamViews } from './team-views.service.js';

/** Saved views of the team's lists. They hold filters only: what a list shows is decided when it is read. */
@ApiTags('support')
@Roles('staff', 'admin')
@ForStaff('everyone')
@Controller('team-views')
export class TeamViewsController {
  constructor(private readonly views: TeamViews) {}

  /** The reader's own views of a list, by name. */
  @Get()
  @ApiOkResponse({ type: [TeamViewResponse] })
  list(@Query() { list }: TeamViewQuery): Promise<TeamViewResponse[]> {
    return this.views.list(list);
  }

  /** Saves a view. 409 `view_name_taken`, 422 `over_limit` above 30 views of a list. */
  @Post()
  save(@Body() body: NewTeamView): Promise<TeamViewResponse> {
    return this.views.save(body);
  }

  /** Deletes a view. 404 for one that isn't one's own. */
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.views.remove(id);
  }
}
