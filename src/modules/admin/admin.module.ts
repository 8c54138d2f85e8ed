import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { InvitationsModule } from '../invitations/invitations.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { TranslationModule } from '../translation/translation.module.js';
import { AlertMails } from './alerts/alert-mails.service.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditService } from './audit/audit.service.js';
import { FailedJobsController } from './jobs/failed-jobs.controller.js';
import { FailedJobs } from './jobs/failed-jobs.service.js';
import { SchedulesController } from './jobs/schedules.controller.js';
import { Schedules } from './jobs/schedules.service.js';
import { OutboxController } from './outbox/outbox.controller.js';
import { OutboxService } from './outbox/outbox.service.js';
import { LedgerCheck } from './overview/ledger-check.service.js';
import { AdminOverviewController } from './overview/overview.controller.js';
import { AdminOverview } from './overview/overview.service.js';
import { AdminTrends } from './overview/trends.service.js';
import { ZoneCheck } from './overview/zone-check.service.js';
import { TeamChanges } from './people/team-changes.service.js';
import { UserAccess } from './people/user-access.service.js';
import { UserCommands } from './people/user-commands.service.js';
import { UsersController } from './people/users.controller.js';
import { UsersService } from './people/users.service.js';

/** What administrators look after: people, the audit log, the outbox and the installation's settings. */
@Module({
  imports: [AccountsModule, ProfilesModule, InvitationsModule, TranslationModule],
  controllers: [
    AdminOverviewController,
    UsersController,
    AuditController,
    OutboxController,
    FailedJobsController,
    SchedulesController,
  ],
  providers: [
    UsersService,
    UserCommands,
    TeamChanges,
    UserAccess,
    AuditService,
    OutboxService,
    FailedJobs,
    Schedules,
    AdminOverview,
    AdminTrends,
    LedgerCheck,
    AlertMails,
    ZoneCheck,
  ],
})
export class AdminModule {}
