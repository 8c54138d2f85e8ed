import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { InvoiceSettingsService } from './invoice-settings.service.js';
import { InvoiceSettingsRequest, InvoiceSettingsResponse } from './invoice.dto.js';

@ApiTags('invoices')
@Roles('supplier')
@Controller('invoice-settings')
export class InvoiceSettingsController {
  constructor(private readonly settings: InvoiceSettingsService) {}

  /** The series of numbers of the signed-in supplier, and what new invoices begin with. */
  @Get()
  own(): Promise<InvoiceSettingsResponse> {
    return this.settings.own();
  }

  /** Saves them. 422 for another beginning of a series that has begun, 409 `stale_version`. */
  @Put()
  save(@Body() body: InvoiceSettingsRequest): Promise<InvoiceSettingsResponse> {
    return this.settings.save(body);
  }
}
