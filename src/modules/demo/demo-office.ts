import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { EmailTemplates } from '../email-templates/email-templates.service.js';
import { Leads } from '../leads/leads.service.js';
import { TicketMessages } from '../tickets/ticket-messages.service.js';
import { Tickets } from '../tickets/tickets.service.js';
import { DEMO_LEADS, DEMO_TEMPLATES, DEMO_TICKETS } from './demo-office.data.js';

/** Templates, leads and tickets: what the demo staff find in the morning, made by the same verbs. */
@Injectable()
export class DemoOffice {
  constructor(
    private readonly scope: Scope,
    private readonly templates: EmailTemplates,
    private readonly leads: Leads,
    private readonly tickets: Tickets,
    private readonly answers: TicketMessages,
  ) {}

  async open({ staff, tenant, landlord }: { staff: Actor; tenant: Actor; landlord: Actor }): Promise<void> {
    // Admins write templates, and the demo world has none.
    for (const template of DEMO_TEMPLATES) await this.scope.as({ ...staff, role: 'admin' }, () => this.templates.create(template));
    await this.scope.as(staff, () => this.gatherLeads());
    const asker = { tenant, landlord };
    for (const { by, answer, ...question } of DEMO_TICKETS) {
      const { id } = await this.scope.as(asker[by], () => this.tickets.create(question));
      if (answer) await this.scope.as(staff, () => this.answers.add(id, answer));
    }
  }

  private async gatherLeads(): Promise<void> {
    for (const { status, ...lead } of DEMO_LEADS) {
      const { id } = await this.leads.create(lead);
      if (status) await this.leads.change(id, { status });
    }
  }
}
