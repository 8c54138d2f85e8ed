import { OPEN_LEADS } from '../../contract/leads.js';
import type { ListDefinition } from '../../platform/lists/list-rows.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { LeadFilter, LeadRow } from './lead.dto.js';

const COLUMNS = `l.id, l.first_name as "firstName", l.last_name as "lastName", l.email, l.phone, l.company, l.language, l.source, l.status, l.request, l.notes,
  l.staff_id as "staffId", nullif(trim(s.first_name || ' ' || s.last_name), '') as "staffName", l.submission_id as "submissionId", l.user_id as "userId",
  l.contacted_at as "contactedAt", l.created_at as "createdAt", l.version, l.value_cents as "valueCents", l.currency, l.next_step as "nextStep",
  l.next_step_on::text as "nextStepOn", l.closed_at as "closedAt", l.active_at as "activeAt", l.merged_into_id as "mergedIntoId",
  exists (select 1 from crm_suppression x where x.demo = l.demo and x.email = lower(l.email)) as "emailStopped",
  array(select distinct b.email from crm_lead b where b.merged_into_id = l.id and lower(b.email) <> lower(l.email) and b.email not like '%@deleted.invalid'
    and not exists (select 1 from crm_suppression x where x.demo = b.demo and x.email = lower(b.email)) order by 1) as "otherEmails",
  array(select distinct b.phone from crm_lead b where b.merged_into_id = l.id and b.phone <> coalesce(l.phone, '') order by 1) as "otherPhones"`;
const FROM = 'crm_lead l left join app_user s on s.id = l.staff_id';
/** The digits of a phone number, because people type it with and without spaces. */
const DIGITS = String.raw`regexp_replace(coalesce(l.phone, ''), '\D', '', 'g')`;
/** Names and emails of the leads that were merged into it, which only its history shows. */
const MERGED =
  "(select string_agg(concat_ws(' ', b.first_name, b.last_name, b.email), ' ') from crm_lead b where b.merged_into_id = l.id)";

const SORTS = {
  createdAt: 'l.created_at',
  activeAt: 'l.active_at',
  name: "lower(l.last_name || ' ' || l.first_name)",
  company: "lower(coalesce(l.company, ''))",
  value: 'coalesce(l.value_cents, -1)',
  nextStepOn: "coalesce(l.next_step_on, date '9999-12-31')",
  status: `array_position(array['new', 'contacted', 'qualified', 'won', 'lost'], l.status::text)`,
};

/**
 * Leads that weren't merged into another one, newest first. `q` searches names, companies, emails and phone numbers, and names and
 * emails of leads that were merged into them.
 */
export function leadList(asked: LeadFilter, today: string): ListDefinition {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = ['l.merged_into_id is null'];
  for (const [column, name] of [
    ['l.staff_id', 'staffId'],
    ['l.status', 'status'],
    ['l.source', 'source'],
  ] as const)
    if (asked[name] !== undefined) where.push(`${column} = ${bind(asked[name])}`);
  if (asked.unassigned) where.push('l.staff_id is null');
  if (asked.due) where.push(`l.next_step_on <= ${bind(today)} and l.status = any(${bind(OPEN_LEADS)})`);
  if (asked.submissionId !== undefined)
    where.push(`l.id = any(array(select coalesce(b.merged_into_id, b.id) from crm_activity a join crm_lead b on b.id = a.lead_id
      where a.submission_id = ${bind(asked.submissionId)}))`);
  return {
    select: COLUMNS,
    from: FROM,
    where,
    values,
    sorts: SORTS,
    defaultSort: '-createdAt',
    id: 'l.id',
    search: ["l.first_name || ' ' || l.last_name", 'l.company', 'l.email', 'l.phone', DIGITS, MERGED],
  };
}

/** Reduces a phone number to its digits, so that its format doesn't matter in a search. */
export function searched(q: string | undefined): string | undefined {
  return q && /^[+(]?\d[\d\s().+-]{4,}$/.test(q.trim()) ? q.replace(/\D/g, '') : q;
}

export const LEAD_SQL = `select ${COLUMNS} from ${FROM} where l.id = $1`;

/** Leads that may be the same person: the same email, or the same phone number with at least seven digits. */
export const DUPLICATES_SQL = `select ${COLUMNS} from ${FROM} join crm_lead o on o.id = $1 and o.id <> l.id
  where l.merged_into_id is null and o.merged_into_id is null and (lower(l.email) = lower(o.email)
    or length(${DIGITS}) >= 7 and right(${DIGITS}, 10) = right(${DIGITS.replaceAll('l.', 'o.')}, 10))
  order by l.created_at desc, l.id desc limit 10`;

export async function readLead(tx: Tx, id: string): Promise<LeadRow | undefined> {
  const [row] = await tx.rows<LeadRow>(LEAD_SQL, [id]);
  return row;
}
