import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ChatModule } from '../chat/chat.module.js';
import { CrmModule } from '../crm/crm.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { EliteModule } from '../elite/elite.module.js';
import { EmailTemplatesModule } from '../email-templates/email-templates.module.js';
import { ExpensesModule } from '../expenses/expenses.module.js';
import { FormsModule } from '../forms/forms.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LeasesModule } from '../leases/leases.module.js';
import { ListingsModule } from '../listings/listings.module.js';
import { MaintenanceModule } from '../maintenance/maintenance.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { PaymentInstructionsModule } from '../payment-instructions/payment-instructions.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { PortfolioModule } from '../portfolio/portfolio.module.js';
import { RentModule } from '../rent/rent.module.js';
import { ServiceRequestsModule } from '../service-requests/service-requests.module.js';
import { SuppliersModule } from '../suppliers/suppliers.module.js';
import { SupportModule } from '../support/support.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { DemoChats, DemoInbox } from './demo-chats.js';
import { DemoClearing } from './demo-clearing.js';
import { DemoFilling } from './demo-filling.js';
import { DemoHomes } from './demo-homes.js';
import { DemoInvoices } from './demo-invoices.js';
import { DemoListings } from './demo-listings.js';
import { DemoMaintenance } from './demo-maintenance.js';
import { DemoMoney } from './demo-money.js';
import { DemoOffice } from './demo-office.js';
import { DemoPapers } from './demo-papers.js';
import { DemoQuestions } from './demo-questions.js';
import { DemoRepairs } from './demo-repairs.js';
import { DemoResetController } from './demo-reset.controller.js';
import { DemoReset } from './demo-reset.service.js';
import { DemoSupplierPapers } from './demo-supplier-papers.js';
import { DemoTeam } from './demo-team.js';
import { DemoAnswers, DemoRatings, DemoTickets } from './demo-tickets.js';
import { DemoTurn } from './demo-turn.js';
import { DemoWorld } from './demo-world.service.js';
import { SampleTextsInterceptor } from './sample-texts.interceptor.js';

/** The demo that visitors can try. It depends on the other modules because it is built with their services. */
@Module({
  imports: [
    ChatModule,
    DocumentsModule,
    EliteModule,
    EmailTemplatesModule,
    ExpensesModule,
    InvoicesModule,
    CrmModule,
    FormsModule,
    ListingsModule,
    MaintenanceModule,
    MessagesModule,
    RentModule,
    PaymentInstructionsModule,
    PaymentsModule,
    ServiceRequestsModule,
    SuppliersModule,
    SupportModule,
    TeamsModule,
    LeasesModule,
    PortfolioModule,
  ],
  controllers: [DemoResetController],
  providers: [
    DemoClearing,
    DemoReset,
    DemoTurn,
    DemoFilling,
    DemoHomes,
    DemoInvoices,
    DemoListings,
    DemoMaintenance,
    DemoMoney,
    DemoOffice,
    DemoPapers,
    DemoQuestions,
    DemoChats,
    DemoInbox,
    DemoTeam,
    DemoTickets,
    DemoAnswers,
    DemoRatings,
    DemoRepairs,
    DemoSupplierPapers,
    DemoWorld,
    { provide: APP_INTERCEPTOR, useClass: SampleTextsInterceptor },
  ],
})
export class DemoModule {}
