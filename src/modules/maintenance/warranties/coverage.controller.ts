import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForKeys, ForStaff, Roles } from '../../../platform/auth/decorators.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { LimitedByPerson } from '../../../platform/throttle/limited.decorator.js';
import { NEW_COVERAGES } from '../limits.js';
import { CoverageResponse, CreateCoverageRequest, UpdateCoverageRequest } from './coverage.dto.js';
import { Coverages } from './coverage.service.js';

@ApiTags('service requests')
@Roles('landlord')
@Controller('coverages')
export class CoverageController {
  constructor(private readonly coverages: Coverages) {}

  /** Warranties and insurances of a unit, those that end last first. 404 for someone else’s unit. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('portfolio:read')
  @Get('of-unit/:unitId')
  ofUnit(@Param('unitId', IdPipe) unitId: string): Promise<CoverageResponse[]> {
    return this.coverages.ofUnit(unitId);
  }

  /** Those that are valid today and may concern a request. A supplier reads what the landlord shares, once the job is theirs. 404 for a request that isn’t the reader’s. */
  @Roles('landlord', 'supplier', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('maintenance:read')
  @Get('of-request/:requestId')
  ofRequest(@Param('requestId', IdPipe) requestId: string): Promise<CoverageResponse[]> {
    return this.coverages.ofRequest(requestId);
  }

  /** Adds one to a unit. 404 for someone else’s unit. */
  @LimitedByPerson(NEW_COVERAGES)
  @Post()
  create(@Body() body: CreateCoverageRequest): Promise<CoverageResponse> {
    return this.coverages.create(body);
  }

  /** Replaces what is noted. 404 for someone else’s, 409 `stale_version`. */
  @Put(':id')
  update(@Param('id', IdPipe) id: string, @Body() body: UpdateCoverageRequest): Promise<CoverageResponse> {
    return this.coverages.update(id, body);
  }

  /** Removes one. 404 for someone else’s. */
  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.coverages.remove(id);
  }
}
