import { LockMode } from '@mikro-orm/core';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { csvFile } from '../../platform/lists/csv-file.js';
import { listPages } from '../../platform/lists/list-pages.js';
import { readList, type ListDefinition } from '../../platform/lists/list-rows.js';
import { Page } from '../../platform/lists/page.js';
import type { CsvRow } from '../../platform/lists/to-csv.js';
import { Scope } from '../../platform/scope/scope.js';
import { FormSubmission } from './form-submission.entity.js';
import { toSubmission, type SubmissionQuery, type SubmissionResponse, type SubmissionRow } from './form.dto.js';

const COLUMNS = `f.id, f.kind, f.first_name as "firstName", f.last_name as "lastName", f.email, f.language, f.details,
  f.user_id as "userId", f.created_at as "createdAt", f.handled_at as "handledAt", nullif(trim(h.first_name || ' ' || h.last_name), '') as "handledByName",
  (select coalesce(l.merged_into_id, l.id) from crm_activity a join crm_lead l on l.id = a.lead_id where a.submission_id = f.id) as "leadId"`;
const FROM = 'form_submission f left join app_user h on h.id = f.handled_by';

const CSV_ROWS = 20_000;
/** Fields that some of the forms have, in one file. */
const DETAILS = [
  'company',
  'companyName',
  'phone',
  'country',
  'userType',
  'reason',
  'propertyCount',
  'currentSoftware',
  'primaryChallenge',
  'heardAbout',
  'message',
] as const;
const CSV_COLUMNS = [
  'createdAt',
  'kind',
  'firstName',
  'lastName',
  'email',
  'language',
  ...DETAILS,
  'handledAt',
  'handledBy',
];

/** What came in through the forms of the site, for staff and admins to answer. */
@Injectable()
export class Submissions {
  constructor(private readonly scope: Scope) {}

  /** Newest first; `q` searches names and addresses. */
  async list(asked: SubmissionQuery): Promise<Page<SubmissionResponse>> {
    const page = await readList<SubmissionRow>(this.scope, listOf(asked), asked);
    return new Page(page.items.map(toSubmission), page.nextCursor, page.total);
  }

  /** The newest 20,000 that match the filters, as CSV. The export is recorded in the audit log. */
  async csv(asked: SubmissionQuery): Promise<StreamableFile> {
    const file = await csvFile('forms.csv', CSV_COLUMNS, this.lines(asked));
    await this.scope.write('form.export', async () => undefined);
    return file;
  }

  private async *lines(asked: SubmissionQuery) {
    for await (const rows of listPages<SubmissionRow>(this.scope, listOf(asked), asked, CSV_ROWS))
      yield rows.map(toSubmission).map(line);
  }

  /** Marks it as handled by the signed-in person, or as open again. The first one stays named, also of two at once. */
  async handle(id: string, handled: boolean): Promise<SubmissionResponse> {
    await this.scope.write(handled ? 'form.handle' : 'form.reopen', async (tx) => {
      const submission = orNotFound(
        await tx.em.findOne(FormSubmission, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
      );
      if (Boolean(submission.handledAt) !== handled) {
        submission.handledAt = handled ? this.scope.clock.now() : null;
        submission.handledBy = handled ? tx.actor.userId : null;
      }
      tx.about('form_submission', id);
      tx.changed(['form-submissions', 'admin-overview'], [id], {});
    });
    const [row] = await this.scope.rows<SubmissionRow>(`select ${COLUMNS} from ${FROM} where f.id = $1`, [id]);
    return toSubmission(orNotFound(row));
  }
}

function line(one: SubmissionResponse): CsvRow {
  const details = DETAILS.map((field) => one.details[field] ?? null);
  return [
    one.createdAt,
    one.kind,
    one.firstName,
    one.lastName,
    one.email,
    one.language,
    ...details,
    one.handledAt,
    one.handledByName,
  ];
}

function listOf({ kind, state }: SubmissionQuery): ListDefinition {
  const where = [
    ...(kind ? ['f.kind = $1'] : []),
    ...(state ? [`f.handled_at is ${state === 'waiting' ? '' : 'not '}null`] : []),
  ];
  return {
    select: COLUMNS,
    from: FROM,
    where,
    values: kind ? [kind] : [],
    sorts: { createdAt: 'f.created_at' },
    defaultSort: '-createdAt',
    id: 'f.id',
    search: ["f.first_name || ' ' || f.last_name", 'f.email'],
  };
}
