import { Module } from '@nestjs/common';
import { AuditController } from './audit/audit.controller.js';
import { AuditService } from './audit/audit.service.js';
import { OutboxController } from './outbox/outbox.controller.js';
import { OutboxService } from './outbox/outbox.service.js';
import { UserVerbs } from './people/user-verbs.service.js';
import { UsersController } from './people/users.controller.js';
import { UsersService } from './people/users.service.js';

/** What administrators look after: people, the log, the outbox, the installation's settings. */
@Module({
  controllers: [UsersController, AuditController, OutboxController],
  providers: [UsersService, UserVerbs, AuditService, OutboxService],
})
export class AdminModule {}
