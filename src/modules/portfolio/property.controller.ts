import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForKeys, ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import {
  CreatePropertyRequest,
  PropertyDetailResponse,
  PropertyListQuery,
  PropertyResponse,
  UpdatePropertyRequest,
} from './property.dto.js';
import { PropertyService } from './property.service.js';
import { RegionRulesResponse } from './region-rules.dto.js';
import { RegionRules } from './region-rules.service.js';

@ApiTags('landlords')
@Controller('landlords/properties')
export class PropertyController {
  constructor(
    private readonly properties: PropertyService,
    private readonly regions: RegionRules,
  ) {}

  /** The landlord's properties, newest first, with how many units they have. Sorts: street, name, city, createdAt, unitCount. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ApiOkResponse({ type: [PropertyResponse] })
  @ForKeys('portfolio:read')
  @Get()
  list(@Query() query: PropertyListQuery): Promise<Page<PropertyResponse>> {
    return this.properties.list(query);
  }

  /** Adds a property. 400 for an unknown country, region or time zone. */
  @Roles('landlord')
  @ForKeys('portfolio:write')
  @Post()
  create(@Body() body: CreatePropertyRequest): Promise<PropertyDetailResponse> {
    return this.properties.create(body);
  }

  /** One property with its units. */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('portfolio:read')
  @Get(':id')
  get(@Param('id', IdPipe) id: string): Promise<PropertyDetailResponse> {
    return this.properties.get(id);
  }

  /**
   * Changes the fields that are sent; `archived` archives it (422 `rule_broken` while a lease runs). 409
   * `stale_version`.
   */
  @Roles('landlord')
  @ForKeys('portfolio:write')
  @Put(':id')
  update(@Param('id', IdPipe) id: string, @Body() body: UpdatePropertyRequest): Promise<PropertyDetailResponse> {
    return this.properties.update(id, body);
  }

  /**
   * The tenancy rules that apply to the property, with their sources; unknown means that none is applied automatically.
   */
  @Roles('landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ForKeys('portfolio:read')
  @Get(':id/region-rules')
  regionRules(@Param('id', IdPipe) id: string): Promise<RegionRulesResponse> {
    return this.regions.at(id);
  }
}
