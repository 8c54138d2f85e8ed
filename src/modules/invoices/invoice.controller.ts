import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  StreamableFile,
} from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { ForKeys, ForStaff, Roles } from '../../platform/auth/decorators.js';
import { IdPipe } from '../../platform/http/id.pipe.js';
import type { Page } from '../../platform/lists/page.js';
import { LimitedByPerson } from '../../platform/throttle/limited.decorator.js';
import { InvoiceDrafts } from './invoice-drafts.service.js';
import { InvoicePdf } from './invoice-pdf.service.js';
import { InvoiceReader } from './invoice-reader.service.js';
import { InvoiceSteps } from './invoice-steps.service.js';
import {
  BeginInvoiceQuery,
  InvoiceDetail,
  InvoiceFileQuery,
  InvoiceQuery,
  InvoiceResponse,
  InvoiceStepRequest,
  JobToInvoiceResponse,
  OwedResponse,
  SaveInvoiceRequest,
} from './invoice.dto.js';
import { INVOICE_DRAFTS, INVOICE_STEPS } from './limits.js';

@ApiTags('invoices')
@Controller()
export class InvoiceController {
  constructor(
    private readonly reader: InvoiceReader,
    private readonly drafts: InvoiceDrafts,
    private readonly steps: InvoiceSteps,
    private readonly pdf: InvoicePdf,
  ) {}

  /** Invoices, the latest first: a supplier's own, or those that a landlord received. Sorts: createdAt, dueOn, totalCents, number, supplierName, landlordName. */
  @Roles('supplier', 'landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ApiOkResponse({ type: [InvoiceResponse] })
  @ForKeys('expenses:read')
  @Get('invoices')
  list(@Query() query: InvoiceQuery): Promise<Page<InvoiceResponse>> {
    return this.reader.list(query);
  }

  /** What is owed, by currency and by days past due. */
  @Roles('supplier', 'landlord')
  @ForKeys('expenses:read')
  @Get('invoices/owed')
  owed(): Promise<OwedResponse[]> {
    return this.reader.owed();
  }

  /** Jobs of the signed-in supplier that are done and not invoiced yet, at most 50. */
  @Roles('supplier')
  @Get('invoices/to-write')
  toWrite(): Promise<JobToInvoiceResponse[]> {
    return this.reader.jobsToInvoice();
  }

  /** One invoice, with its lines. 404 for a supplier's draft to everyone else. */
  @Roles('supplier', 'landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @Get('invoices/:id')
  get(@Param('id', IdPipe) id: string): Promise<InvoiceDetail> {
    return this.reader.one(id);
  }

  /** The invoice as PDF, in the landlord's language or the one that is asked for. */
  @Roles('supplier', 'landlord', 'staff', 'admin')
  @ForStaff('accounts')
  @ApiProduces('application/pdf')
  @Get('invoices/:id/file.pdf')
  async file(@Param('id', IdPipe) id: string, @Query() { language }: InvoiceFileQuery): Promise<StreamableFile> {
    const { name, bytes } = await this.pdf.written(id, language);
    return new StreamableFile(bytes, {
      type: 'application/pdf',
      disposition: `attachment; filename="${name}"`,
      length: bytes.length,
    });
  }

  /** Begins the invoice of a completed job, or gives the one that is there. 422 before the job is completed. */
  @Roles('supplier')
  @LimitedByPerson(INVOICE_DRAFTS)
  @Post('service-requests/:id/invoice')
  async begin(@Param('id', IdPipe) id: string, @Query() { offerId }: BeginInvoiceQuery): Promise<InvoiceDetail> {
    return this.reader.one(await this.drafts.begin(id, offerId));
  }

  /** Changes a draft. 409 `stale_version`, 422 once it was sent. */
  @Roles('supplier')
  @Put('invoices/:id')
  async save(@Param('id', IdPipe) id: string, @Body() body: SaveInvoiceRequest): Promise<InvoiceDetail> {
    await this.drafts.save(id, body);
    return this.reader.one(id);
  }

  /** Removes a draft. 422 once it was sent. */
  @Roles('supplier')
  @Delete('invoices/:id')
  @HttpCode(204)
  remove(@Param('id', IdPipe) id: string): Promise<void> {
    return this.drafts.remove(id);
  }

  /**
   * A step: the supplier sends (`sent`) and voids (`void`), the landlord approves, disputes and marks as paid. `approved` takes a
   * payment back that was marked. 422 `over_limit` above the price approved for the job.
   */
  @Roles('supplier', 'landlord')
  @LimitedByPerson(INVOICE_STEPS)
  @Patch('invoices/:id')
  async step(@Param('id', IdPipe) id: string, @Body() body: InvoiceStepRequest): Promise<InvoiceDetail> {
    await this.steps.take(id, body);
    return this.reader.one(id);
  }
}
