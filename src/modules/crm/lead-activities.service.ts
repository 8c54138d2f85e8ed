import { Injectable } from '@nestjs/common';
import { iso } from '../../platform/database/iso.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { readList } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import { Scope } from '../../platform/scope/scope.js';
import { handleForms, record } from './lead-record.js';
import type { ActivityQuery, ActivityResponse, NewActivity } from './lead-work.dto.js';
import { Lead } from './lead.entity.js';

/** Tolerates a client clock that is up to a minute ahead of ours. */
const AHEAD_MS = 60_000;

const COLUMNS = `a.id, a.kind, a.at, a.created_at as "createdAt", nullif(trim(u.first_name || ' ' || u.last_name), '') as "authorName", a.text, a.details`;
const FROM = 'crm_activity a left join app_user u on u.id = a.author_id';
/** Entries of the lead and of every lead that was merged into it. */
const OF_LEAD = 'a.lead_id = any(array(select id from crm_lead where id = $1 or merged_into_id = $1))';

type Row = Omit<ActivityResponse, 'at' | 'createdAt'> & { at: Date; createdAt: Date };

/** The history of a lead: its forms, what staff did, and what changed. */
@Injectable()
export class LeadActivities {
  constructor(private readonly scope: Scope) {}

  /** Newest first. 404 for an unknown lead. */
  async list(leadId: string, asked: ActivityQuery): Promise<Page<ActivityResponse>> {
    orNotFound((await this.scope.rows<{ id: string }>('select id from crm_lead where id = $1', [leadId]))[0]);
    const { kind } = asked;
    const list = {
      select: COLUMNS,
      from: FROM,
      where: [OF_LEAD, ...(kind ? ['a.kind = $2'] : [])],
      values: kind ? [leadId, kind] : [leadId],
      sorts: { at: 'a.at' },
      defaultSort: '-at',
      id: 'a.id',
    };
    const page = await readList<Row>(this.scope, list, asked);
    return new Page(page.items.map(toActivity), page.nextCursor, page.total);
  }

  /** Records a call, an email, a meeting or a note. 400 for a time in the future. */
  add(leadId: string, { kind, text, at }: NewActivity): Promise<ActivityResponse> {
    return this.scope.write('lead.note', async (tx) => {
      const now = this.scope.clock.now();
      const when = at ? new Date(at) : now;
      if (when.getTime() > now.getTime() + AHEAD_MS)
        throw invalidField('at', 'at must not be in the future', 'in_future');
      const lead = orNotFound(await tx.em.findOne(Lead, { id: leadId, mergedIntoId: null }));
      const id = await record(tx, { kind, leadId, at: when, text, writtenAt: now });
      lead.activeAt = now;
      if (kind !== 'note') {
        lead.contactedAt = lead.contactedAt && lead.contactedAt > when ? lead.contactedAt : when;
        await handleForms(tx, leadId, now);
      }
      tx.about('crm_lead', leadId).changed(['crm-leads'], [leadId], {});
      await tx.em.flush();
      const [row] = await tx.rows<Row>(`select ${COLUMNS} from ${FROM} where a.id = $1`, [id]);
      return toActivity(orNotFound(row));
    });
  }
}

function toActivity({ id, kind, at, createdAt, authorName, text, details }: Row): ActivityResponse {
  return { id, kind, at: iso(at), createdAt: iso(createdAt), authorName, text, details };
}
