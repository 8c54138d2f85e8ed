import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AnyRole, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { NewSupplier, SupplierChange, SupplierQuery, SupplierResponse } from './supplier.dto.js';
import { SupplierService } from './supplier.service.js';

@ApiTags('suppliers')
@Controller('suppliers')
export class SupplierController {
  constructor(private readonly suppliers: SupplierService) {}

  /** The directory: Elite Partners first, then by name. `q` searches by name, `trade` filters. */
  @AnyRole()
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

  /** Enters the signed-in supplier into the directory (sign-up does it by itself); 409 when the entry exists. */
  @Roles('supplier')
  @Post()
  enter(@Body() body: NewSupplier): Promise<SupplierResponse> {
    return this.suppliers.enter(body);
  }

  /** One supplier. */
  @AnyRole()
  @Get(':id')
  one(@Param('id', IdPipe) id: string): Promise<SupplierResponse> {
    return this.suppliers.one(id);
  }

  /** Changes the own entry. The company name cannot be changed after registration. 409 `stale_version`. */
  @Roles('supplier', 'staff', 'admin')
  @Patch(':id')
  change(@Param('id', IdPipe) id: string, @Body() body: SupplierChange): Promise<SupplierResponse> {
    return this.suppliers.change(id, body);
  }
}
