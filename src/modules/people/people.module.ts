import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AccountPages } from './affairs/account-pages.service.js';
import { AccountPagesController, PersonAffairsController } from './affairs/affairs.controller.js';
import { Affairs } from './affairs/affairs.service.js';
import { Colleagues } from './colleagues.service.js';
import { OfficeLooks } from './office-looks.interceptor.js';
import { PeopleController } from './people.controller.js';
import { People } from './people.service.js';
import { Readings } from './readings.service.js';

/** Pages of people and accounts for staff and admins. The audit log records who reads them. */
@Module({
  controllers: [PeopleController, PersonAffairsController, AccountPagesController],
  providers: [People, Affairs, AccountPages, Colleagues, Readings, { provide: APP_INTERCEPTOR, useClass: OfficeLooks }],
  exports: [Colleagues, Readings],
})
export class PeopleModule {}
