import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { Page } from '../../../platform/lists/page.js';
import { FailedJobResponse, FailedJobsQuery } from './failed-jobs.dto.js';
import { FailedJobs } from './failed-jobs.service.js';

/** Background jobs that have failed and aren't retried. Admins can run them again. */
@ApiTags('admin')
@Controller('admin/failed-jobs')
export class FailedJobsController {
  constructor(private readonly jobs: FailedJobs) {}

  /** Lists failed jobs, the newest failure first. Filter: kind. */
  @Roles('admin')
  @Get()
  @ApiOkResponse({ type: [FailedJobResponse] })
  list(@Query() query: FailedJobsQuery): Promise<Page<FailedJobResponse>> {
    return this.jobs.list(query);
  }

  /**
   * Queues the job again, with all its attempts. 404 if it is no longer in the list, for example because someone else was faster.
   */
  @Roles('admin')
  @Post(':id/retry')
  @HttpCode(204)
  retry(@Param('id', IdPipe) id: string): Promise<void> {
    return this.jobs.retry(id);
  }
}
