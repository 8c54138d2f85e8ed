import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { EmailTemplatesModule } from '../email-templates/email-templates.module.js';
import { FormsModule } from '../forms/forms.module.js';
import { PeopleModule } from '../people/people.module.js';
import { CrmPersonalData } from './crm.personal-data.js';
import { FormLeads } from './form-leads.js';
import { LeadActivities } from './lead-activities.service.js';
import { LeadExport } from './lead-export.service.js';
import { LeadFigures } from './lead-figures.service.js';
import { LeadImport } from './lead-import.service.js';
import { LeadMails } from './lead-mails.service.js';
import { LeadMerge } from './lead-merge.service.js';
import { LeadReminders } from './lead-reminders.js';
import { LeadTablesController } from './lead-tables.controller.js';
import { LeadsController } from './leads.controller.js';
import { Leads } from './leads.service.js';
import { ReleaseWork } from './release-work.js';
import { SalesEmailsController } from './sales-emails.controller.js';
import { SalesLinks } from './sales-links.js';
import { Suppressions } from './suppressions.service.js';
import { TemplatePreviewsController } from './template-previews.controller.js';
import { TemplatePreviews } from './template-previews.service.js';
import { TidyLeads } from './tidy-leads.js';

/** Leads (people who may become customers), for staff and admins. */
@Module({
  imports: [AccountsModule, EmailTemplatesModule, FormsModule, PeopleModule],
  // `LeadTablesController` must come first, so that `crm-leads/stages` isn't read as an id.
  controllers: [LeadTablesController, LeadsController, SalesEmailsController, TemplatePreviewsController],
  providers: [
    CrmPersonalData,
    Leads,
    LeadActivities,
    LeadMerge,
    LeadMails,
    LeadFigures,
    LeadExport,
    LeadImport,
    LeadReminders,
    FormLeads,
    SalesLinks,
    Suppressions,
    TemplatePreviews,
    ReleaseWork,
    TidyLeads,
  ],
  exports: [Leads, LeadActivities],
})
export class CrmModule {}
