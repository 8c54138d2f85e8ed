import { Injectable, type StreamableFile } from '@nestjs/common';
import { csvFile } from '../../../platform/lists/csv-file.js';
import { listPages } from '../../../platform/lists/list-pages.js';
import { readList, type ListDefinition } from '../../../platform/lists/list-rows.js';
import { Page } from '../../../platform/lists/page.js';
import { Scope } from '../../../platform/scope/scope.js';
import { toAuditEntry, type AuditEntryResponse, type AuditQuery, type AuditRow } from './audit.dto.js';
import { namePeople } from './people-in-changes.js';
import { SUBJECT_NAME } from './subject-name.js';

/**
 * The person who acted. A sign-in runs as the system, because the person isn't known yet: then it is the person that the entry is
 * about. `case` is on purpose. PostgreSQL compares `coalesce` only after the row-level security policies, so a page of the log
 * would read all people.
 */
const PERSON =
  "case when e.user_id is not null then e.user_id when e.role = 'system' and e.subject_type = 'user' then e.subject_id end";

const COLUMNS = `e.id, e.at, e.action, e.role, p.id as "personId", nullif(trim(p.first_name || ' ' || p.last_name), '') as "personName",
  p.user_type as "personType", e.subject_type as "subjectType", e.subject_id as "subjectId",
  coalesce(nullif(trim(s.first_name || ' ' || s.last_name), ''), sa.name, nullif(trim(sl.first_name || ' ' || sl.last_name), ''), '#' || st.number,
    nullif(concat_ws(' ', nullif(sr.place, ''), sr.region, replace(sr.topic, '_', ' ')), ''), ${SUBJECT_NAME}) as "subjectName", e.account_id as "accountId", a.name as "accountName",
  e.reason, e.changes, e.source, e.api_key as "apiKey", e.request_id as "requestId"`;

const FROM = `audit_entry e left join app_user p on p.id = (${PERSON})
  left join app_user s on s.id = e.subject_id and e.subject_type = 'user'
  left join account sa on sa.id = e.subject_id and e.subject_type = 'account'
  left join crm_lead sl on sl.id = e.subject_id and e.subject_type = 'crm_lead'
  left join support_ticket st on st.id = e.subject_id and e.subject_type = 'support_ticket'
  left join region_rule_version sr on sr.id = e.subject_id and e.subject_type = 'region_rule'
  left join account a on a.id = e.account_id`;

/** The most rows in one file. Anyone who needs more has to export it in parts. */
const CSV_ROWS = 20_000;

const CSV_COLUMNS = [
  'at',
  'action',
  'role',
  'personId',
  'personName',
  'subjectType',
  'subjectId',
  'subjectName',
  'accountId',
  'accountName',
  'reason',
  'changes',
  'source',
  'apiKey',
  'requestId',
] as const;

/** The log of all commands, sign-ins and visits to a person's page. Entries are added and never changed. */
@Injectable()
export class AuditService {
  constructor(private readonly scope: Scope) {}

  async list(asked: AuditQuery): Promise<Page<AuditEntryResponse>> {
    const page = await readList<AuditRow>(this.scope, auditList(asked), asked);
    const named = await namePeople(this.scope, page.items);
    return new Page(named.map(toAuditEntry), page.nextCursor, page.total);
  }

  /** Exports the newest 20,000 entries that match the filters as CSV. The export is recorded in the log too. */
  async csv(asked: AuditQuery): Promise<StreamableFile> {
    const file = await csvFile('audit-log.csv', CSV_COLUMNS, this.lines(asked));
    await this.scope.write('audit_log.export', async () => undefined);
    return file;
  }

  private async *lines(asked: AuditQuery) {
    for await (const rows of listPages<AuditRow>(this.scope, auditList(asked), asked, CSV_ROWS)) {
      const named = await namePeople(this.scope, rows);
      yield named
        .map(toAuditEntry)
        .map((entry) => CSV_COLUMNS.map((column) => (column === 'changes' ? changesOf(entry) : entry[column])));
    }
  }
}

/** One line for each field, such as `plan: starter → professional`. */
const changesOf = ({ changes }: AuditEntryResponse): string =>
  changes
    .map(({ field, from, to }) => (from === undefined ? field : `${field}: ${from ?? '–'} → ${to ?? '–'}`))
    .join('\n');

export function auditList(asked: AuditQuery): ListDefinition {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where: string[] = [];
  if (asked.action) where.push(`e.action like ${bind(`${asked.action.replaceAll('_', '\\_')}%`)}`);
  if (asked.personId) where.push(ofPerson(bind(asked.personId), asked.side));
  if (asked.subjectType) where.push(`e.subject_type = ${bind(asked.subjectType)}`);
  if (asked.subjectId) where.push(`e.subject_id = ${bind(asked.subjectId)}`);
  if (asked.by === 'people') where.push(`((${PERSON}) is not null or e.role = 'visitor')`);
  if (asked.by === 'system') where.push(`(${PERSON}) is null and e.role = 'system'`);
  if (asked.chat === 'false') where.push("e.action not like 'chat.%'");
  if (asked.from) where.push(`e.at >= ${bind(asked.from)}`);
  if (asked.to) where.push(`e.at < ${bind(asked.to)}`);
  return {
    select: COLUMNS,
    from: FROM,
    where,
    values,
    sorts: { at: 'e.at' },
    defaultSort: '-at',
    id: 'e.id',
    search: [
      'e.action',
      ...(asked.side === 'done_to' ? [] : ["p.first_name || ' ' || p.last_name", 'p.email']),
      ...(asked.side === 'done_by' ? [] : DONE_TO),
      'e.source',
      'e.api_key',
      'e.request_id',
    ],
  };
}

/**
 * Whom it was done to, by name and address: a person, or the owner of an account. A person's own sign-in was done by them, and so was
 * what they did to their own account.
 */
const OF_SUBJECT = (column: string) => `case when s.id is distinct from p.id then ${column} end`;
const OF_OWNER = (column: string) => `case when e.subject_type = 'account' then (select string_agg(${column}, ' ')
  from membership m join app_user u on u.id = m.user_id where m.account_id = e.subject_id and m.role = 'owner' and m.user_id is distinct from e.user_id) end`;
const NAME_OF = (table: string) => `${table}.first_name || ' ' || ${table}.last_name`;
const DONE_TO = [OF_SUBJECT(NAME_OF('s')), OF_SUBJECT('s.email'), OF_OWNER(NAME_OF('u')), OF_OWNER('u.email')];

/**
 * What the person did, what was done to them or to the account that they own, or both. A sign-in that failed was an act of the person
 * who tried.
 */
function ofPerson(person: string, side: AuditQuery['side']): string {
  const isAbout = `(e.subject_type = 'user' and e.subject_id = ${person})`;
  const isTheirs = `(e.subject_type = 'account' and e.subject_id = any(array(
    select m.account_id from membership m where m.user_id = ${person} and m.role = 'owner')))`;
  const tried =
    "e.user_id is null and (e.role = 'system' or e.action in ('session.sign_in_failed', 'session.sign_in_throttled'))";
  if (side === 'done_by') return `(e.user_id = ${person} or (${tried} and ${isAbout}))`;
  if (side === 'done_to')
    return `(e.user_id is distinct from ${person} and (${isTheirs} or (${isAbout} and not (${tried}))))`;
  return `(e.user_id = ${person} or ${isAbout} or ${isTheirs})`;
}
