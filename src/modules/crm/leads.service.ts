import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { PRICE_CURRENCY } from '../../contract/currencies.js';
import { languageOf } from '../../contract/languages.js';
import { todayIn } from '../../contract/time-zones.js';
import { Settings } from '../../platform/config/settings.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { checkVersion } from '../../platform/errors/refusals.js';
import { groupedRows, readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Colleagues } from '../people/colleagues.service.js';
import { Readings } from '../people/readings.service.js';
import { applyChange } from './change-lead.js';
import { leadFields, PERSONAL_OF_LEADS } from './lead-fields.js';
import { record } from './lead-record.js';
import type { StageResponse } from './lead-work.dto.js';
import { toLead, type LeadChange, type LeadQuery, type LeadResponse, type LeadRow, type NewLead } from './lead.dto.js';
import { Lead } from './lead.entity.js';
import { DUPLICATES_SQL, LEAD_SQL, leadList, readLead, searched } from './lead.rows.js';
import { releaseUnseen } from './release-work.js';
import { takeOver } from './take-over.js';

type Chatter = Pick<Lead, 'firstName' | 'lastName' | 'email' | 'language' | 'request' | 'userId'>;

/** People who may become customers: from forms, chats and files, or added by hand (docs/specification/staff-and-admin.md). */
@Injectable()
export class Leads {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly team: Colleagues,
    private readonly readings: Readings,
  ) {}

  async list(asked: LeadQuery): Promise<Page<LeadResponse>> {
    const page = await readList<LeadRow>(this.scope, leadList(asked, this.today()), { ...asked, q: searched(asked.q) });
    return new Page(page.items.map(toLead), page.nextCursor, page.total);
  }

  /** The number and value of leads in each stage, with the same filters as the list. */
  async stages(asked: LeadQuery): Promise<StageResponse[]> {
    const list = leadList(asked, this.today());
    const select = 'l.status, count(*)::int as count, coalesce(sum(l.value_cents), 0)::bigint as "valueCents"';
    const rows = await this.scope.read((query) =>
      groupedRows<StageResponse>(query, { ...list, select }, { q: searched(asked.q) }, 'l.status'),
    );
    return rows.map(({ status, count, valueCents }) => ({ status, count, valueCents, currency: PRICE_CURRENCY }));
  }

  /** One lead. Reading it is recorded in the audit log (docs/specification/staff-and-admin.md). */
  async read(id: string): Promise<LeadResponse> {
    const [row] = await this.scope.rows<LeadRow>(LEAD_SQL, [id]);
    const lead = toLead(orNotFound(row));
    await this.readings.note('lead.read', 'crm_lead', id);
    return lead;
  }

  /** Leads that may be the same person, newest first. 404 for an unknown lead. */
  async duplicates(id: string): Promise<LeadResponse[]> {
    const { present, rows } = await this.scope.read(async (query) => ({
      present: await query<{ id: string }>('select id from crm_lead where id = $1', [id]),
      rows: await query<LeadRow>(DUPLICATES_SQL, [id]),
    }));
    orNotFound(present[0]);
    return rows.map(toLead);
  }

  /**
   * Makes a lead, or returns the one of that form. Its owner is the person who makes it, unless another is named. 400 for an
   * unknown owner.
   */
  create(body: NewLead): Promise<LeadResponse> {
    return this.scope.write(body.submissionId ? 'lead.take_over' : 'lead.create', async (tx) => {
      const now = this.scope.clock.now();
      const owner = body.staffId === undefined ? tx.actor.userId : body.staffId;
      const staffId = await this.team.check(tx, owner, { field: 'staffId', right: 'leads', now: null });
      const id = body.submissionId
        ? await takeOver(tx, body.submissionId, staffId, body, now)
        : await this.add(tx, { ...byHand(body), staffId }, now);
      return this.written(tx, id);
    });
  }

  /** Makes a lead within another command, such as from a chat. It is assigned to the actor. Returns its id. */
  async file(tx: Tx, made: Chatter): Promise<string> {
    const id = await this.add(tx, { ...made, source: 'chat', staffId: tx.actor.userId }, this.scope.clock.now());
    releaseUnseen(tx, id);
    tx.changed(['crm-leads'], [id], {});
    return id;
  }

  /** Changes the fields that are sent. 409 `stale_version`, 422 `transition_forbidden`. */
  change(id: string, { version, staffId, ...body }: LeadChange): Promise<LeadResponse> {
    return this.scope.write('lead.change', async (tx) => {
      const lead = orNotFound(await tx.em.findOne(Lead, { id, mergedIntoId: null }));
      checkVersion(lead, version);
      const now = lead.staffId ?? null;
      const owner =
        staffId === undefined
          ? undefined
          : await this.team.check(tx, staffId, { field: 'staffId', right: 'leads', now });
      const before = leadFields(lead);
      await applyChange(tx, lead, { ...body, staffId: owner }, this.scope.clock.now());
      tx.compare(before, leadFields(lead), PERSONAL_OF_LEADS);
      return this.written(tx, id);
    });
  }

  private async add(tx: Tx, made: Partial<Lead>, now: Date): Promise<string> {
    const id = v7();
    const own = { id, status: 'new', demo: tx.actor.demo, createdAt: now, activeAt: now };
    tx.em.create(Lead, { ...made, ...own } as Lead);
    await tx.em.flush();
    await record(tx, { kind: 'created', leadId: id, at: now });
    return id;
  }

  private async written(tx: Tx, id: string): Promise<LeadResponse> {
    await tx.em.flush();
    tx.about('crm_lead', id);
    tx.changed(['crm-leads'], [id], {});
    return toLead(orNotFound(await readLead(tx, id)));
  }

  private today(): string {
    return todayIn(this.settings.OFFICE_TIME_ZONE, this.scope.clock.now());
  }
}

function byHand({ firstName, lastName, email, phone, company, language, source, ...body }: NewLead): Partial<Lead> {
  const { valueCents = null, nextStep, nextStepOn, notes } = body;
  return {
    firstName,
    lastName,
    email,
    phone: phone || null,
    company: company || null,
    language: language ?? languageOf(currentContext().language),
    source: source ?? 'other',
    notes: notes || null,
    valueCents,
    currency: valueCents === null ? null : PRICE_CURRENCY,
    nextStep: nextStep || null,
    nextStepOn: (nextStep && nextStepOn) || null,
  };
}
