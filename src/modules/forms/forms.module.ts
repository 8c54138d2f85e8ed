import { Module } from '@nestjs/common';
import { FormMails } from './form-mails.js';
import { FormReceivers } from './form-receivers.service.js';
import { FormsController } from './forms.controller.js';
import { FormsPersonalData } from './forms.personal-data.js';
import { FormsService } from './forms.service.js';
import { Submissions } from './submissions.service.js';
import { TidySubmissions } from './tidy-submissions.js';

/** Forms of the public site: contact, international inquiry, free trial, demo request. */
@Module({
  controllers: [FormsController],
  providers: [FormsPersonalData, FormsService, FormMails, FormReceivers, Submissions, TidySubmissions],
  exports: [FormReceivers, FormsService],
})
export class FormsModule {}
