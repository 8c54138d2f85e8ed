import { Module } from '@nestjs/common';
import { EmailTemplatesModule } from '../email-templates/email-templates.module.js';
import { PeopleModule } from '../people/people.module.js';
import { LeadsController } from './leads.controller.js';
import { Leads } from './leads.service.js';

/** People who may become customers, for staff and admins. */
@Module({
  imports: [EmailTemplatesModule, PeopleModule],
  controllers: [LeadsController],
  providers: [Leads],
  exports: [Leads],
})
export class CrmModule {}
