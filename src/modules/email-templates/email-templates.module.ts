import { Module } from '@nestjs/common';
import { EmailTemplatesController } from './email-templates.controller.js';
import { EmailTemplates } from './email-templates.service.js';
import { TemplateMails } from './template-mails.service.js';
import { TemplateVersions } from './template-versions.service.js';

/** Emails that admins write and staff send. */
@Module({
  controllers: [EmailTemplatesController],
  providers: [EmailTemplates, TemplateMails, TemplateVersions],
  exports: [EmailTemplates, TemplateMails],
})
export class EmailTemplatesModule {}
