import type { ListDefinition } from '../../platform/lists/list-rows.js';
import type { Tx } from '../../platform/scope/tx.js';
import { LeadQuery, type LeadRow } from './lead.dto.js';

const COLUMNS = `l.id, l.first_name as "firstName", l.last_name as "lastName", l.email, l.phone, l.company, l.language, l.source, l.status, l.request, l.notes,
  l.staff_id as "staffId", nullif(trim(s.first_name || ' ' || s.last_name), '') as "staffName", l.submission_id as "submissionId", l.user_id as "userId",
  l.contacted_at as "contactedAt", l.created_at as "createdAt", l.version`;
const FROM = 'crm_lead l left join app_user s on s.id = l.staff_id';

/** Leads, newest first; `q` searches names, companies and addresses. */
export function leadList({ staffId, status, source, submissionId }: LeadQuery): ListDefinition {
  const filters = [
    ['l.staff_id', staffId],
    ['l.status', status],
    ['l.source', source],
    ['l.submission_id', submissionId],
  ] as const;
  const asked = filters.filter(([, value]) => value !== undefined);
  return {
    select: COLUMNS,
    from: FROM,
    where: asked.map(([column], at) => `${column} = $${at + 1}`),
    values: asked.map(([, value]) => value),
    sorts: { createdAt: 'l.created_at', name: "lower(l.last_name || ' ' || l.first_name)" },
    defaultSort: '-createdAt',
    id: 'l.id',
    search: ["l.first_name || ' ' || l.last_name", 'l.company', 'l.email'],
  };
}

export const LEAD_SQL = `select ${COLUMNS} from ${FROM} where l.id = $1`;

export async function readLead(tx: Tx, id: string): Promise<LeadRow | undefined> {
  const [row] = await tx.rows<LeadRow>(LEAD_SQL, [id]);
  return row;
}
