import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NeedsPassword, Roles } from '../../platform/auth/decorators.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { InvoiceSenderRequest, InvoiceSenderResponse } from './invoice-sender.dto.js';
import { InvoiceSenders } from './invoice-senders.service.js';
import { InvoiceSettingsService } from './invoice-settings.service.js';
import { InvoiceSettingsRequest, InvoiceSettingsResponse } from './invoice.dto.js';
import { INVOICE_SENDER } from './limits.js';

@ApiTags('invoices')
@Roles('supplier')
@Controller('invoice-settings')
export class InvoiceSettingsController {
  constructor(
    private readonly settings: InvoiceSettingsService,
    private readonly senders: InvoiceSenders,
  ) {}

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

  /** What invoices say of the supplier: where to reach them and how to pay them. */
  @Get('sender')
  sender(): Promise<InvoiceSenderResponse> {
    return this.senders.own();
  }

  /**
   * Saves it, for invoices that are sent from now on. Needs the password, or a code by email from those who have none: 401
   * `invalid_credentials`, and 401 `two_factor_required` with a challenge. 400 for a place or a number that doesn't exist, 409
   * `stale_version`. The owner is mailed.
   */
  @NeedsPassword()
  @LimitedByPerson(INVOICE_SENDER)
  @Put('sender')
  saveSender(@Body() body: InvoiceSenderRequest): Promise<InvoiceSenderResponse> {
    return this.senders.save(body);
  }
}
