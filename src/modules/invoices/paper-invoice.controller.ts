import { Body, Controller, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import { InvoiceReader } from './invoice-reader.service.js';
import { InvoiceDetail, SavePaperRequest } from './invoice.dto.js';
import { PaperInvoices } from './paper-invoices.service.js';

@ApiTags('invoices')
@Controller('invoices/:id/paper')
export class PaperInvoiceController {
  constructor(
    private readonly reader: InvoiceReader,
    private readonly papers: PaperInvoices,
  ) {}

  /**
   * Makes a draft the invoice of a paper: its photo or PDF, which was uploaded first, and what is printed on it. 404 for a file that
   * is not the supplier's own, 400 for a day outside of the job, 409 `stale_version`, 422 once it was sent.
   */
  @Roles('supplier')
  @Put()
  async save(@Param('id', IdPipe) id: string, @Body() body: SavePaperRequest): Promise<InvoiceDetail> {
    await this.papers.save(id, body);
    return this.reader.one(id);
  }
}
