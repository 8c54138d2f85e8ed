import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ForKeys, Roles } from '../../platform/auth/decorators.js';
import { PreferredSupplierResponse, PreferredSuppliersChange } from './preferred-suppliers.dto.js';
import { PreferredSuppliers } from './preferred-suppliers.service.js';

@ApiTags('suppliers')
@Roles('landlord')
@Controller('preferred-suppliers')
export class PreferredSuppliersController {
  constructor(private readonly preferred: PreferredSuppliers) {}

  /** The landlord's own list of suppliers, in the order in which they are asked. */
  @ForKeys('maintenance:read')
  @Get()
  @ApiOkResponse({ type: [PreferredSupplierResponse] })
  list(): Promise<PreferredSupplierResponse[]> {
    return this.preferred.list();
  }

  /** Replaces the list. 404 if one of them isn’t in the directory. */
  @Put()
  @ApiOkResponse({ type: [PreferredSupplierResponse] })
  replace(@Body() { supplierIds }: PreferredSuppliersChange): Promise<PreferredSupplierResponse[]> {
    return this.preferred.replace(supplierIds);
  }
}
