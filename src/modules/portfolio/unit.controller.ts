import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ForKeys, ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { CreateUnitRequest, UnitDetailResponse, UpdateUnitRequest } from './unit.dto.js';
import { UnitService } from './unit.service.js';

@ApiTags('landlords')
@Controller('landlords')
export class UnitController {
  constructor(private readonly units: UnitService) {}

  /** Adds a unit. 409 `conflict` when the property has one of that label. */
  @Roles('landlord')
  @ForKeys('portfolio:write')
  @Post('properties/:id/units')
  create(@Param('id', IdPipe) propertyId: string, @Body() body: CreateUnitRequest): Promise<UnitDetailResponse> {
    return this.units.create(propertyId, body);
  }

  /** One unit with every lease it had. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('portfolio:read')
  @Get('units/:id')
  get(@Param('id', IdPipe) id: string): Promise<UnitDetailResponse> {
    return this.units.get(id);
  }

  /**
   * Changes the fields that are sent. 422 `rule_broken` for taking an occupied unit off the market; 409
   * `stale_version`.
   */
  @Roles('landlord')
  @ForKeys('portfolio:write')
  @Put('units/:id')
  update(@Param('id', IdPipe) id: string, @Body() body: UpdateUnitRequest): Promise<UnitDetailResponse> {
    return this.units.update(id, body);
  }
}
