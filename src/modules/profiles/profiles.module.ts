import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { TwoFactorModule } from '../twofactor/two-factor.module.js';
import { AccountDeletion } from './account-deletion.service.js';
import { DataExport } from './data-export.service.js';
import { Deletion } from './deletion.service.js';
import { Erasure } from './erasure.js';
import { MovedAccountMails } from './moved-account-mails.js';
import { OwnDataController } from './own-data.controller.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';

@Module({
  imports: [AccountsModule, TwoFactorModule],
  controllers: [ProfileController, OwnDataController],
  providers: [ProfileService, MovedAccountMails, DataExport, AccountDeletion, Erasure, Deletion],
  exports: [Deletion],
})
export class ProfilesModule {}
