import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import type { Page } from '../../../platform/lists/page.js';
import { BoardJobResponse, JobBoardQuery, NewBoardInterest } from './board.dto.js';
import { JobBoard } from './job-board.service.js';

@ApiTags('job board')
@Controller('job-board')
export class JobBoardController {
  constructor(private readonly board: JobBoard) {}

  /**
   * Open jobs for Elite Partners: trade, priority, city, description and budget. Jobs in the reader’s trades and service area
   * come first (`fitting` leaves the others out), then the newest. 403 `elite_required`.
   */
  @Roles('supplier')
  @Get()
  @ApiOkResponse({ type: [BoardJobResponse] })
  list(@Query() query: JobBoardQuery): Promise<Page<BoardJobResponse>> {
    return this.board.list(query);
  }

  /** Expresses interest in the job, with or without a price. The landlord may reply with an offer. 403 `elite_required`. */
  @Roles('supplier')
  @Put(':id/interest')
  async interest(@Param('id', IdPipe) id: string, @Body() body: NewBoardInterest): Promise<BoardJobResponse> {
    await this.board.interest(id, body);
    return this.board.one(id);
  }

  /** Withdraws the interest. 404 without one. */
  @Roles('supplier')
  @Delete(':id/interest')
  @HttpCode(204)
  withdraw(@Param('id', IdPipe) id: string): Promise<void> {
    return this.board.withdraw(id);
  }
}
