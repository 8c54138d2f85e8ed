import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { AssignJob, TeamJobResponse, TeamPlanResponse, VisitChange } from './team-jobs.dto.js';
import { TeamJobs } from './team-jobs.service.js';

/** Assigns a supplier's jobs to technicians. For Elite Partners. */
@ApiTags('teams')
@Roles('supplier')
@Controller('team')
export class TeamJobsController {
  constructor(private readonly jobs: TeamJobs) {}

  /** The day plan: all open jobs and those finished in the last week, unassigned ones first. 403 `elite_required`. */
  @Get('plan')
  plan(): Promise<TeamPlanResponse> {
    return this.jobs.plan();
  }

  /** The technician of a job and the time on site. 404 for a job that isn't the supplier's. */
  @Get('jobs/:requestId')
  one(@Param('requestId', IdPipe) requestId: string): Promise<TeamJobResponse> {
    return this.jobs.one(requestId);
  }

  /**
   * Assigns or reassigns a job, which ends the visit of a former technician who is on site. 404 for a job or person that
   * isn't the supplier's, 422 `staff_left` and for a job that is finished.
   */
  @Put('jobs/:requestId/technician')
  assign(@Param('requestId', IdPipe) requestId: string, @Body() body: AssignJob): Promise<TeamJobResponse> {
    return this.jobs.assign(requestId, body);
  }

  /** Unassigns a job, and ends the visit of a technician who is on site. Idempotent. */
  @Delete('jobs/:requestId/technician')
  @HttpCode(200)
  unassign(@Param('requestId', IdPipe) requestId: string): Promise<TeamJobResponse> {
    return this.jobs.unassign(requestId);
  }

  /**
   * Corrects the times of a visit. The times that the buttons recorded are kept. 400 for times in the future or in the
   * wrong order, 409 `stale_version`.
   */
  @Patch('visits/:id')
  correct(@Param('id', IdPipe) id: string, @Body() body: VisitChange): Promise<TeamJobResponse> {
    return this.jobs.correct(id, body);
  }
}
