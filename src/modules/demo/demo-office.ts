import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { Leads } from '../crm/leads.service.js';
import { EmailTemplates } from '../email-templates/email-templates.service.js';
import { DEMO_LEADS, DEMO_TEMPLATES } from './demo-office.data.js';
import { DemoQuestions } from './demo-questions.js';

/** Templates, leads, tickets and chats: what the demo staff find in the morning, made by the same commands. */
@Injectable()
export class DemoOffice {
  constructor(
    private readonly scope: Scope,
    private readonly templates: EmailTemplates,
    private readonly leads: Leads,
    private readonly questions: DemoQuestions,
  ) {}

  async open(people: { staff: Actor; tenant: Actor; landlord: Actor }): Promise<void> {
    const { staff } = people;
    // Admins write templates, and the demo world has none.
    for (const template of DEMO_TEMPLATES)
      await this.scope.as({ ...staff, role: 'admin' }, () => this.templates.create(template));
    await this.scope.as(staff, () => this.gatherLeads());
    await this.questions.ask(people);
  }

  private async gatherLeads(): Promise<void> {
    for (const { status, ...lead } of DEMO_LEADS) {
      const { id } = await this.leads.create(lead);
      if (status) await this.leads.change(id, { status });
    }
  }
}
