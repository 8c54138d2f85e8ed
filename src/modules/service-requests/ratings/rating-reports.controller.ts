import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';
import type { Page } from '../../../platform/lists/page.js';
import { DecideRatingReport, RatingReportResponse, ReportRating } from './rating-report.dto.js';
import { RatingReports } from './rating-reports.service.js';
import { SupplierRatingResponse } from './rating.dto.js';

@ApiTags('suppliers')
@Controller()
export class RatingReportsController {
  constructor(private readonly reports: RatingReports) {}

  /** The supplier of a rated job reports its note, once. 404 for a foreign job and one without a listed note. */
  @Roles('supplier')
  @Put('service-requests/:id/rating-report')
  report(@Param('id', IdPipe) id: string, @Body() { reason }: ReportRating): Promise<SupplierRatingResponse> {
    return this.reports.report(id, reason);
  }

  /**
   * Notes that suppliers have reported, those without a decision first, then the newest. Notes that were changed since are left
   * out.
   */
  @Roles('admin')
  @Get('rating-reports')
  @ApiOkResponse({ type: [RatingReportResponse] })
  list(@Query() query: ListQuery): Promise<Page<RatingReportResponse>> {
    return this.reports.list(query);
  }

  /**
   * Hides the note from other landlords or keeps it listed, with a reason. The supplier reads it, and, if the note is hidden, the
   * tenant. 409 `stale_version` if another admin has decided since.
   */
  @Roles('admin')
  @Put('rating-reports/:id/decision')
  decide(@Param('id', IdPipe) id: string, @Body() body: DecideRatingReport): Promise<RatingReportResponse> {
    return this.reports.decide(id, body);
  }
}
