import { Injectable } from '@nestjs/common';
import { addDays, addMonths, firstDayOf, monthOf, type Day } from '../../contract/days.js';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contract/languages.js';
import { sampleIn } from '../../platform/i18n/sample-texts.js';
import { amountText, dayText } from '../../platform/i18n/written.js';
import { drawFacts, drawHead, drawNotes, drawPdf } from '../../platform/pdf/pdf.js';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { DocumentService } from '../documents/document.service.js';
import { ExpenseService } from '../expenses/expense.service.js';
import { LeaseMessages } from '../messages/message.service.js';
import {
  DEMO_EXPENSES,
  DEMO_LABELS,
  DEMO_PAPERS,
  DEMO_TALK,
  invoiceOf,
  type DemoExpense,
  type DemoPaper,
  type Drawn,
} from './demo-papers.data.js';
import { DemoSupplierPapers } from './demo-supplier-papers.js';

type Fact = readonly [label: Drawn, value: string];

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

/**
 * Creates documents, expenses with invoices and a conversation, as a landlord has them after some months, with the usual
 * services.
 */
@Injectable()
export class DemoPapers {
  constructor(
    private readonly scope: Scope,
    private readonly documents: DocumentService,
    private readonly expenses: ExpenseService,
    private readonly messages: LeaseMessages,
    private readonly supplierPapers: DemoSupplierPapers,
  ) {}

  /** Adds all documents for the demo tenant's home, and the lease document for two more homes. Then records the expenses. */
  async file(today: Day): Promise<void> {
    const homes = await this.scope.rows<Home>(HOMES);
    for (const [at, home] of homes.entries()) {
      for (const paper of DEMO_PAPERS) if (at === 0 || paper.purpose === 'lease_document') await this.keep(home, paper);
    }
    await this.spend(today);
  }

  /** Records the demo supplier's hours, insurance and license. */
  ofSupplier(today: Day): Promise<void> {
    return this.supplierPapers.record(today);
  }

  /** The demo tenant and the landlord write to each other and mark the messages as read. */
  async talk({ landlord, tenant }: { landlord: Actor; tenant: Actor }): Promise<void> {
    const [home] = await this.scope.as(tenant, () =>
      this.scope.rows<{ id: string }>('select lease_id as id from lease_tenant where user_id = $1', [tenant.userId]),
    );
    if (!home) return;
    for (const { from, message } of DEMO_TALK) {
      await this.scope.as(from === 'tenant' ? tenant : landlord, () =>
        this.messages.send({ leaseId: home.id, message }),
      );
    }
    for (const reader of [tenant, landlord]) await this.scope.as(reader, () => this.messages.read(home.id));
  }

  private async keep(home: Home, { name, purpose, title, facts, notes }: DemoPaper): Promise<void> {
    const { home: where, tenant, from, rent } = DEMO_LABELS;
    const terms = (language: Language): Fact[] => [
      [where, home.home],
      [tenant, home.tenant],
      [from, dayText(language, home.startsOn)],
      [rent, amountText(language, home.rentCents, home.currency)],
    ];
    const said = (language: Language) => facts.map(([label, value]): Fact => [label, value[language]]);
    const paper = await drawn({
      title,
      about: home.home,
      facts: (language) => [...terms(language), ...said(language)],
      notes,
    });
    await this.documents.keepOwn(paper, name, { purpose, leaseId: home.leaseId, sharedWithTenant: true });
  }

  private async spend(today: Day): Promise<void> {
    const properties = await this.scope.rows<{ id: string; number: string }>(
      'select id, street_number as number from property',
    );
    const byNumber = new Map(properties.map(({ id, number }) => [number, id]));
    for (const expense of DEMO_EXPENSES) {
      const propertyId = byNumber.get(expense.at);
      if (propertyId)
        await this.add(
          propertyId,
          expense,
          addDays(firstDayOf(monthOf(addMonths(today, -expense.monthsAgo))), expense.day - 1),
        );
    }
  }

  private async add(
    propertyId: string,
    { category, amountCents, taxCents, payee, note, invoice }: DemoExpense,
    spentOn: Day,
  ): Promise<void> {
    const { invoice: title, date, subject, tax, total } = DEMO_LABELS;
    const facts = (language: Language): Fact[] => [
      [date, dayText(language, spentOn)],
      [subject, sampleIn(language, note ?? payee)],
      [tax, amountText(language, taxCents, 'CAD')],
      [total, amountText(language, amountCents, 'CAD')],
    ];
    const document =
      invoice &&
      (await this.documents.keepOwn(await drawn({ title, about: payee, facts, notes: [] }), invoiceOf(payee), {
        purpose: 'invoice',
      }));
    await this.expenses.create({
      propertyId,
      category,
      spentOn,
      amountCents,
      taxCents,
      payee,
      note: note ?? null,
      documentId: document ? document.id : null,
    });
  }
}

export interface SamplePaper {
  title: Drawn;
  about: string;
  facts: (language: Language) => readonly Fact[];
  notes: readonly Drawn[];
}

/** Draws one page for each language, because a file can't be translated when it is read, as texts are. */
export function drawn({ title, about, facts, notes }: SamplePaper): Promise<Buffer> {
  return drawPdf({ title: title[DEFAULT_LANGUAGE], language: DEFAULT_LANGUAGE }, (pdf) => {
    for (const [at, { code }] of LANGUAGES.entries()) {
      if (at > 0) pdf.addPage();
      drawHead(pdf, title[code], about);
      drawFacts(
        pdf,
        facts(code).map(([label, value]) => [label[code], value] as const),
      );
      drawNotes(
        pdf,
        notes.map((note) => note[code]),
      );
    }
  });
}
