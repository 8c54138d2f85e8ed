import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { CountyEditor } from './county-editor.service.js';
import { CountyResponse, EditCountyRequest } from './county.dto.js';
import {
  EditRegionRuleRequest,
  RegionPlaceQuery,
  RegionRuleEndResponse,
  RegionRuleQuery,
  RegionRuleRecordResponse,
} from './region-editor.dto.js';
import { RegionEditor } from './region-editor.service.js';
import { RuleWarnings } from './rule-warnings.service.js';

/** Tenancy rules by region, as data that an admin keeps up to date; not legal advice (docs/specification/leases.md). */
@ApiTags('admin')
@Roles('admin')
@Controller('admin/region-rules')
export class RegionEditorController {
  constructor(
    private readonly editor: RegionEditor,
    private readonly counties: CountyEditor,
    private readonly warnings: RuleWarnings,
  ) {}

  /** Every record as it is in force, topic by topic. */
  @Get()
  @ApiOkResponse({ type: [RegionRuleRecordResponse] })
  list(@Query() { region }: RegionRuleQuery): Promise<RegionRuleRecordResponse[]> {
    return this.editor.list(region);
  }

  /** Rules that expire within 120 days, or have expired, and that no other rule follows. The earliest comes first. */
  @Get('running-out')
  @ApiOkResponse({ type: [RegionRuleEndResponse] })
  runningOut(): RegionRuleEndResponse[] {
    return this.warnings.list();
  }

  /** The counties that an admin has named, with the cities that they have: none for one that was emptied, and comes back with its version. */
  @Get('counties')
  @ApiOkResponse({ type: [CountyResponse] })
  listCounties(@Query() { region }: RegionRuleQuery): Promise<CountyResponse[]> {
    return this.counties.list(region);
  }

  /**
   * Sets the cities of a county. Its rules (`place`: its name) apply to homes there, with less priority than the city's
   * own and more than the region's. 400 for a city of another county or a county called like a city; 409
   * `stale_version`.
   */
  @Put(':region/counties/:county')
  editCounty(
    @Param('region') region: string,
    @Param('county') county: string,
    @Body() body: EditCountyRequest,
  ): Promise<CountyResponse> {
    return this.counties.edit(region, county, body);
  }

  /** All versions of a record, newest first; the last is the one that the instance started with, if it had one. `place`: that of a city or county. */
  @Get(':region/:topic/versions')
  @ApiOkResponse({ type: [RegionRuleRecordResponse] })
  history(
    @Param('region') region: string,
    @Param('topic') topic: string,
    @Query() { place }: RegionPlaceQuery,
  ): Promise<RegionRuleRecordResponse[]> {
    return this.editor.history({ region, topic, place });
  }

  /**
   * Adds a version, which applies immediately. `place`: for a city or county, whose rule has priority over its
   * region's; without facts the rule is withdrawn. 400 names what does not fit, 409 `stale_version`.
   */
  @Put(':region/:topic')
  edit(
    @Param('region') region: string,
    @Param('topic') topic: string,
    @Query() { place }: RegionPlaceQuery,
    @Body() body: EditRegionRuleRequest,
  ): Promise<RegionRuleRecordResponse> {
    return this.editor.edit({ region, topic, place }, body);
  }
}
