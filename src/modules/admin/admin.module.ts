import { Module } from '@nestjs/common';
import { UserVerbs } from './people/user-verbs.service.js';
import { UsersController } from './people/users.controller.js';
import { UsersService } from './people/users.service.js';

/** What administrators look after: people, the log, the outbox, the installation's settings. */
@Module({ controllers: [UsersController], providers: [UsersService, UserVerbs] })
export class AdminModule {}
