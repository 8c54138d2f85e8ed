import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { TwoFactorModule } from '../twofactor/two-factor.module.js';
import { ChatController } from './chat.controller.js';
import { ChatService } from './chat.service.js';
import { EnterDirectory } from './enter-directory.js';
import { InvitationAcceptance } from './invitation-acceptance.service.js';
import { InvitationController } from './invitation.controller.js';
import { InvitationService } from './invitation.service.js';
import { InvitedSignIn } from './invited-sign-in.service.js';
import { LandlordSearch } from './landlord-search.service.js';
import { PaperReminders } from './paper-reminders.js';
import { PapersController } from './papers.controller.js';
import { PapersService } from './papers.service.js';
import { ServiceAreas } from './service-area.service.js';
import { SupplierHoursService } from './supplier-hours.service.js';
import { SupplierMessageMails } from './supplier-message-mails.js';
import { SupplierController } from './supplier.controller.js';
import { SupplierService } from './supplier.service.js';
import { SuppliersPersonalData } from './suppliers.personal-data.js';

/** The directory of suppliers, messages between them and landlords, and invitations. */
@Module({
  imports: [AccountsModule, TwoFactorModule, DocumentsModule],
  controllers: [PapersController, InvitationController, ChatController, SupplierController],
  providers: [
    SuppliersPersonalData,
    SupplierService,
    ServiceAreas,
    SupplierHoursService,
    EnterDirectory,
    ChatService,
    LandlordSearch,
    InvitationService,
    InvitationAcceptance,
    InvitedSignIn,
    PapersService,
    PaperReminders,
    SupplierMessageMails,
  ],
  exports: [SupplierService, SupplierHoursService, PapersService],
})
export class SuppliersModule {}
