import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/documents.module.js';
import { ExpensesModule } from '../expenses/expenses.module.js';
import { TwoFactorModule } from '../twofactor/two-factor.module.js';
import { InvoiceDrafts } from './invoice-drafts.service.js';
import { InvoiceMails } from './invoice-mails.js';
import { InvoicePdf } from './invoice-pdf.service.js';
import { InvoiceReader } from './invoice-reader.service.js';
import { InvoiceSenders } from './invoice-senders.service.js';
import { InvoiceSettingsController } from './invoice-settings.controller.js';
import { InvoiceSettingsService } from './invoice-settings.service.js';
import { InvoiceSteps } from './invoice-steps.service.js';
import { InvoiceController } from './invoice.controller.js';
import { InvoicesPersonalData } from './invoices.personal-data.js';
import { PaperInvoiceController } from './paper-invoice.controller.js';
import { PaperInvoices } from './paper-invoices.service.js';
import { InvoiceReminders } from './reminders/invoice-reminders.js';

/** Invoices of suppliers: written from a job, approved by the landlord, booked as an expense that is owed, paid. */
@Module({
  imports: [DocumentsModule, ExpensesModule, TwoFactorModule],
  controllers: [InvoiceController, InvoiceSettingsController, PaperInvoiceController],
  providers: [
    InvoicesPersonalData,
    InvoiceReader,
    InvoiceDrafts,
    InvoiceSteps,
    InvoiceSettingsService,
    InvoiceSenders,
    InvoiceMails,
    InvoicePdf,
    PaperInvoices,
    InvoiceReminders,
  ],
  exports: [InvoiceDrafts, InvoiceSenders, InvoiceSteps, InvoicePdf, PaperInvoices],
})
export class InvoicesModule {}
