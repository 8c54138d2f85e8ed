import { Injectable } from '@nestjs/common';
import { addDays } from '../../contract/days.js';
import { todayIn } from '../../contract/time-zones.js';
import { ago } from '../../platform/clock/clock.js';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { LeadActivities } from '../crm/lead-activities.service.js';
import { Leads } from '../crm/leads.service.js';
import { EmailTemplates } from '../email-templates/email-templates.service.js';
import { FormsService } from '../forms/forms.service.js';
import { DEMO_FORMS, DEMO_LEADS, DEMO_TEMPLATES, type DemoLead } from './demo-office.data.js';
import { DemoQuestions } from './demo-questions.js';

/** Minutes. */
const DAY = 24 * 60;

/** Creates templates, leads, tickets and chats for the demo staff, with the usual services. */
@Injectable()
export class DemoOffice {
  constructor(
    private readonly scope: Scope,
    private readonly templates: EmailTemplates,
    private readonly leads: Leads,
    private readonly activities: LeadActivities,
    private readonly forms: FormsService,
    private readonly questions: DemoQuestions,
  ) {}

  async open(people: { staff: Actor; tenant: Actor; landlord: Actor }): Promise<void> {
    const { staff } = people;
    // Only admins can write templates, and the demo world has no admins.
    for (const template of DEMO_TEMPLATES)
      await this.scope.as({ ...staff, role: 'admin' }, () => this.templates.create(template));
    await this.scope.as(staff, () => this.gatherLeads());
    await this.questions.ask(people);
  }

  private async gatherLeads(): Promise<void> {
    const today = todayIn('America/Toronto', this.scope.clock.now());
    for (const { daysAgo, inDays, said, status, ...lead } of DEMO_LEADS) {
      const nextStepOn = inDays === undefined ? null : addDays(today, inDays);
      const { id } = await ago(DAY * daysAgo, () => this.leads.create({ ...lead, nextStepOn }));
      await ago((DAY * daysAgo) / 2, () => this.follow(id, said, status));
    }
    for (const { kind, hoursAgo, ...form } of DEMO_FORMS)
      await ago(60 * hoursAgo, () => this.forms.receive(kind, form));
  }

  private async follow(id: string, said: DemoLead['said'], status: DemoLead['status']): Promise<void> {
    if (said) await this.activities.add(id, said);
    // A lead is won only by someone who has talked to it.
    if (status === 'won') await this.leads.change(id, { status: 'qualified' });
    if (status) await this.leads.change(id, { status });
  }
}
