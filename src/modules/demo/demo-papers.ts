import { Injectable } from '@nestjs/common';
import { addDays, addMonths, firstDayOf, monthOf, type Day } from '../../contract/days.js';
import { amountText, dayText } from '../../platform/i18n/written.js';
import { drawFacts, drawHead, drawNotes, drawPdf } from '../../platform/pdf/pdf.js';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { DocumentService } from '../documents/document.service.js';
import { ExpenseService } from '../expenses/expense.service.js';
import { LeaseMessages } from '../messages/message.service.js';
import { DEMO_EXPENSES, DEMO_PAPERS, DEMO_TALK, type DemoExpense, type DemoPaper } from './demo-papers.data.js';

const LANGUAGE = 'en';

interface Home {
  leaseId: string;
  unitId: string;
  home: string;
  tenant: string;
  startsOn: string;
  rentCents: number;
  currency: string;
}

const HOMES = `select l.id as "leaseId", l.unit_id as "unitId", p.street_number || ' ' || p.street || ', ' || u.label as home,
    t.first_name || ' ' || t.last_name as tenant, l.starts_on::text as "startsOn", l.rent_cents as "rentCents", l.currency
  from lease l join property p on p.id = l.property_id join unit u on u.id = l.unit_id join lease_tenant t on t.lease_id = l.id
  where l.state = 'active' order by t.user_id is null, p.street_number, u.label limit 3`;

/** Folders, invoices, costs and a conversation: what a landlord has after some months, made by the same verbs. */
@Injectable()
export class DemoPapers {
  constructor(
    private readonly scope: Scope,
    private readonly documents: DocumentService,
    private readonly expenses: ExpenseService,
    private readonly messages: LeaseMessages,
  ) {}

  /** The demo tenant's home has every paper, two more have their lease. */
  async file(today: Day): Promise<void> {
    const homes = await this.scope.rows<Home>(HOMES);
    for (const [at, home] of homes.entries()) {
      for (const paper of DEMO_PAPERS) if (at === 0 || paper.purpose === 'lease_document') await this.keep(home, paper);
    }
    await this.spend(today);
  }

  /** The demo tenant and the landlord write to each other and read it. */
  async talk({ landlord, tenant }: { landlord: Actor; tenant: Actor }): Promise<void> {
    const [home] = await this.scope.as(tenant, () => this.scope.rows<{ id: string }>('select lease_id as id from lease_tenant where user_id = $1', [tenant.userId]));
    if (!home) return;
    for (const { from, message } of DEMO_TALK) {
      await this.scope.as(from === 'tenant' ? tenant : landlord, () => this.messages.send({ leaseId: home.id, message }));
    }
    for (const reader of [tenant, landlord]) await this.scope.as(reader, () => this.messages.read(home.id));
  }

  private async keep(home: Home, { name, purpose, title, facts, notes }: DemoPaper): Promise<void> {
    const terms: [string, string][] = [
      ['Home', home.home], ['Tenant', home.tenant], ['From', dayText(LANGUAGE, home.startsOn)], ['Rent', amountText(LANGUAGE, home.rentCents, home.currency)],
    ];
    await this.documents.keepOwn(await drawn(title, home.home, [...terms, ...facts], notes), name, { purpose, leaseId: home.leaseId, sharedWithTenant: true });
  }

  private async spend(today: Day): Promise<void> {
    const properties = await this.scope.rows<{ id: string; number: string }>('select id, street_number as number from property');
    const byNumber = new Map(properties.map(({ id, number }) => [number, id]));
    for (const expense of DEMO_EXPENSES) {
      const propertyId = byNumber.get(expense.at);
      if (propertyId) await this.add(propertyId, expense, addDays(firstDayOf(monthOf(addMonths(today, -expense.monthsAgo))), expense.day - 1));
    }
  }

  private async add(propertyId: string, { category, amountCents, taxCents, payee, note, invoice }: DemoExpense, spentOn: Day): Promise<void> {
    const facts: [string, string][] = [['Date', dayText(LANGUAGE, spentOn)], ['For', note ?? payee], ['Tax', amountText(LANGUAGE, taxCents, 'CAD')], ['Total', amountText(LANGUAGE, amountCents, 'CAD')]];
    const document = invoice && (await this.documents.keepOwn(await drawn('Invoice', payee, facts, []), `Invoice ${payee}.pdf`, { purpose: 'invoice' }));
    await this.expenses.create({ propertyId, category, spentOn, amountCents, taxCents, payee, note: note ?? null, documentId: document ? document.id : null });
  }
}

function drawn(title: string, about: string, facts: readonly (readonly [string, string])[], notes: readonly string[]): Promise<Buffer> {
  return drawPdf({ title, language: LANGUAGE }, (pdf) => {
    drawHead(pdf, title, about);
    drawFacts(pdf, facts);
    drawNotes(pdf, notes);
  });
}
