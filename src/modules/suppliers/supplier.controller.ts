import { Body, Controller, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AnyRole, ForKeys, ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { SaveSupplierHours } from './hours.dto.js';
import { ServiceAreas } from './service-area.service.js';
import { SupplierHoursService } from './supplier-hours.service.js';
import { NewSupplier, ServiceAreaChange, SupplierChange, SupplierQuery, SupplierResponse } from './supplier.dto.js';
import { SupplierService } from './supplier.service.js';

@ApiTags('suppliers')
@Controller('suppliers')
export class SupplierController {
  constructor(
    private readonly suppliers: SupplierService,
    private readonly areas: ServiceAreas,
    private readonly hours: SupplierHoursService,
  ) {}

  /**
   * Lists the directory: Elite Partners first, then by name. `q` searches by name, city and trade, `trade` filters. For
   * landlords, `needs` puts suppliers first who do such a job, and `propertyId` those who serve its postal code, then those
   * who state no area.
   */
  @AnyRole()
  @ForStaff('accounts')
  @ForKeys('maintenance:read')
  @Get()
  @ApiOkResponse({ type: [SupplierResponse] })
  list(@Query() query: SupplierQuery): Promise<Page<SupplierResponse>> {
    return this.suppliers.list(query);
  }

  /** The signed-in supplier's own entry. */
  @Roles('supplier')
  @Get('me')
  own(): Promise<SupplierResponse> {
    return this.suppliers.own();
  }

  /**
   * Replaces the area in which the signed-in supplier works. 400 for a prefix with which no postal code of the country
   * begins.
   */
  @Roles('supplier')
  @Put('me/area')
  async replaceArea(@Body() body: ServiceAreaChange): Promise<SupplierResponse> {
    await this.areas.replace(body);
    return this.suppliers.own();
  }

  /** Replaces the hours, days off and capacity that the signed-in supplier states. 409 `stale_version`. */
  @Roles('supplier')
  @Put('me/hours')
  async replaceHours(@Body() body: SaveSupplierHours): Promise<SupplierResponse> {
    await this.hours.replace(body);
    return this.suppliers.own();
  }

  /** Adds the signed-in supplier to the directory. Sign-up does this automatically. 409 if the entry exists. */
  @Roles('supplier')
  @Post()
  enter(@Body() body: NewSupplier): Promise<SupplierResponse> {
    return this.suppliers.enter(body);
  }

  /** One supplier's entry in the directory. */
  @AnyRole()
  @ForStaff('accounts')
  @ForKeys('maintenance:read')
  @Get(':id')
  one(@Param('id', IdPipe) id: string): Promise<SupplierResponse> {
    return this.suppliers.one(id);
  }

  /**
   * Changes a supplier's entry; suppliers can only change their own. The company name can't be changed after registration,
   * except once by a supplier whom a landlord invited. 409 `stale_version`.
   */
  @Roles('supplier', 'staff', 'admin')
  @ForStaff('accounts')
  @Patch(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: SupplierChange): Promise<SupplierResponse> {
    return this.suppliers.change(id, body);
  }
}
