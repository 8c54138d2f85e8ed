import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Colleagues } from './colleagues.service.js';
import { OfficeLooks } from './office-looks.interceptor.js';
import { PeopleController } from './people.controller.js';
import { People } from './people.service.js';
import { Readings } from './readings.service.js';

/** People's pages for staff, each reading of which is in the audit log. */
@Module({
  controllers: [PeopleController],
  providers: [People, Colleagues, Readings, { provide: APP_INTERCEPTOR, useClass: OfficeLooks }],
  exports: [Colleagues, Readings],
})
export class PeopleModule {}
