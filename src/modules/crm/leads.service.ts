import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { languageOf } from '../../contract/languages.js';
import { LEAD_TABLE, type LeadStatus } from '../../contract/leads.js';
import { judgeMove } from '../../contract/state-machine.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { checkVersion } from '../../platform/errors/refusals.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { TemplateMails } from '../email-templates/template-mails.service.js';
import { Colleagues } from '../people/colleagues.service.js';
import { Readings } from '../people/readings.service.js';
import { toLead, type LeadChange, type LeadQuery, type LeadResponse, type LeadRow, type NewLead } from './lead.dto.js';
import { Lead } from './lead.entity.js';
import { LEAD_SQL, leadList, readLead } from './lead.rows.js';
import { takeOver } from './take-over.js';

/** People who may become customers: made by hand, or taken over from a form of the site (docs/specification/staff-and-admin.md). */
@Injectable()
export class Leads {
  constructor(
    private readonly scope: Scope,
    private readonly mails: TemplateMails,
    private readonly team: Colleagues,
    private readonly readings: Readings,
  ) {}

  async list(asked: LeadQuery): Promise<Page<LeadResponse>> {
    const page = await readList<LeadRow>(this.scope, leadList(asked), asked);
    return new Page(page.items.map(toLead), page.nextCursor, page.total);
  }

  /** One lead. Reading somebody's page is an entry of the audit log (docs/specification/staff-and-admin.md). */
  async read(id: string): Promise<LeadResponse> {
    const [row] = await this.scope.rows<LeadRow>(LEAD_SQL, [id]);
    const lead = toLead(orNotFound(row));
    await this.readings.note('lead.read', 'crm_lead', id);
    return lead;
  }

  /** A new one, or the one of that form. Its owner is whoever makes it, unless another is named. 400 for an unknown owner. */
  create(body: NewLead): Promise<LeadResponse> {
    return this.scope.write(body.submissionId ? 'lead.take_over' : 'lead.create', async (tx) => {
      const now = this.scope.clock.now();
      const { id, made } = body.submissionId
        ? await takeOver(tx, body.submissionId, body, now)
        : { id: v7(), made: byHand(body) };
      if (made) {
        const staffId = await this.team.check(
          tx,
          body.staffId === undefined ? tx.actor.userId : body.staffId,
          'staffId',
        );
        tx.em.create(Lead, {
          ...made,
          id,
          staffId,
          notes: body.notes || null,
          status: 'new',
          demo: tx.actor.demo,
          createdAt: now,
        } as Lead);
      }
      return this.written(tx, id);
    });
  }

  /** Makes one within another command, such as from a chat; whoever acts looks after it. Gives its id. */
  async file(
    tx: Tx,
    made: Pick<Lead, 'firstName' | 'lastName' | 'email' | 'language' | 'request' | 'userId'>,
  ): Promise<string> {
    const id = v7();
    tx.em.create(Lead, {
      ...made,
      id,
      source: 'chat',
      status: 'new',
      staffId: tx.actor.userId,
      phone: null,
      company: null,
      notes: null,
      submissionId: null,
      demo: tx.actor.demo,
      createdAt: this.scope.clock.now(),
    } as Lead);
    await tx.em.flush();
    tx.changed(['crm-leads'], [id], {});
    return id;
  }

  /** Changes what is sent. 409 `stale_version`, 422 `transition_forbidden`. */
  change(id: string, { status, version, staffId, ...body }: LeadChange): Promise<LeadResponse> {
    return this.scope.write('lead.change', async (tx) => {
      const lead = orNotFound(await tx.em.findOne(Lead, { id }));
      checkVersion(lead, version);
      if (status) move(lead, status);
      if (staffId !== undefined) lead.staffId = await this.team.check(tx, staffId, 'staffId');
      Object.assign(lead, fieldsOf(body));
      return this.written(tx, id);
    });
  }

  /** Writes to the lead by a template, in its language; a new lead has been contacted then. */
  email(id: string, templateId: string): Promise<LeadResponse> {
    return this.scope.write('lead.email', async (tx) => {
      const lead = orNotFound(await tx.em.findOne(Lead, { id }));
      await this.mails.send(tx, templateId, { to: lead.email, language: lead.language, name: lead.firstName });
      lead.contactedAt = this.scope.clock.now();
      if (lead.status === 'new') lead.status = 'contacted';
      return this.written(tx, id);
    });
  }

  private async written(tx: Tx, id: string): Promise<LeadResponse> {
    await tx.em.flush();
    tx.about('crm_lead', id);
    tx.changed(['crm-leads'], [id], {});
    return toLead(orNotFound(await readLead(tx, id)));
  }
}

function byHand({ firstName, lastName, email, phone, company, language, source }: NewLead): Partial<Lead> {
  return {
    firstName,
    lastName,
    email,
    phone: phone || null,
    company: company || null,
    language: language ?? languageOf(currentContext().language),
    source: source ?? 'other',
    request: null,
  };
}

function move(lead: Lead, status: LeadStatus): void {
  const step = judgeMove(LEAD_TABLE, lead.status, status, 'office');
  if (lead.status !== status && step !== 'move') throw new Problem('transition_forbidden');
  lead.status = status;
}

const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'company', 'language', 'notes'] as const;
const CAN_BE_EMPTY: readonly string[] = ['phone', 'company', 'notes'];

/** What was sent; null clears what can be empty. */
function fieldsOf(body: LeadChange): Partial<Lead> {
  const sent = FIELDS.filter(
    (name) => body[name] !== undefined && (body[name] !== null || CAN_BE_EMPTY.includes(name)),
  );
  return Object.fromEntries(sent.map((name) => [name, body[name] || null]));
}
