import { LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound } from '../../../platform/errors/problem.js';
import { checkVersion } from '../../../platform/errors/refusals.js';
import type { ListQuery } from '../../../platform/lists/list-query.dto.js';
import { readList } from '../../../platform/lists/list-rows.js';
import { Page } from '../../../platform/lists/page.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { REPORTED_NOTES } from '../rules/open-reports.js';
import { requestHappened } from '../service-request.events.js';
import {
  toRatingReport,
  type DecideRatingReport,
  type RatingReportResponse,
  type RatingReportRow,
} from './rating-report.dto.js';
import { RatingReport } from './rating-report.entity.js';
import type { SupplierRatingResponse } from './rating.dto.js';
import { Ratings } from './ratings.service.js';

const OWN =
  'select g.account_id as "accountId", g.note_hash as "noteHash" from lw_supplier_ratings(lw_account()) g where g.id = $1 and g.note is not null';
/** A report concerns one note. Another note of the same rating can be reported again. */
const OUTDATED = 'delete from rating_report where request_id = $1 and note_hash <> $2';
const ADD = `insert into rating_report (id, account_id, created_at, request_id, supplier_account_id, note_hash, reason) values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (request_id) do nothing`;
const COLUMNS = `h.id, h.version, s.company_name as "companyName", r.rating as stars, r.rating_note as note, h.reason, h.created_at as "reportedAt", h.state,
  h.decision_reason as "decisionReason", h.decided_at as "decidedAt"`;
/** Only reports on the current note, and only while it is listed. */
const FROM = `${REPORTED_NOTES} join supplier s on s.account_id = h.supplier_account_id`;
const WAITING_FIRST = `(case h.state when 'open' then '1' else '0' end || to_char(h.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS'))`;

/** Notes that suppliers report, and what admins decide about them (docs/decisions/1382). */
@Injectable()
export class RatingReports {
  constructor(
    private readonly scope: Scope,
    private readonly ratings: Ratings,
  ) {}

  /** Reports the note of a rating of one's own work. Idempotent, and doesn't change a decision. */
  async report(requestId: string, reason: string): Promise<SupplierRatingResponse> {
    await this.scope.write('rating.report', async (tx) => {
      const [found] = await tx.rows<{ accountId: string; noteHash: string }>(OWN, [requestId]);
      const { accountId, noteHash } = orNotFound(found);
      const supplierAccountId = orNotFound(tx.actor.accountId);
      const values = [v7(), accountId, this.scope.clock.now(), requestId, supplierAccountId, noteHash, reason];
      tx.beforeCommitAsSystem(async () => {
        await tx.rows(OUTDATED, [requestId, noteHash]);
        await tx.rows(ADD, values);
      });
      tx.about('service_request', requestId, accountId);
      tx.reason = reason;
      tx.changed(['rating-reports', 'suppliers'], [requestId], { accounts: [supplierAccountId] });
    });
    return this.ratings.own(requestId);
  }

  async list(asked: ListQuery): Promise<Page<RatingReportResponse>> {
    const list = {
      select: COLUMNS,
      from: FROM,
      sorts: { waiting: WAITING_FIRST, reportedAt: 'h.created_at', company: 'lower(s.company_name)' },
      defaultSort: '-waiting',
      id: 'h.id',
      search: ['s.company_name', 'r.rating_note'],
    };
    const page = await readList<RatingReportRow>(this.scope, list, asked);
    return new Page(page.items.map(toRatingReport), page.nextCursor, page.total);
  }

  /** Decides on a report, or changes the decision. 404 if the note was changed or deleted, 409 `stale_version`. */
  async decide(id: string, { hidden, reason, version }: DecideRatingReport): Promise<RatingReportResponse> {
    const state = hidden ? 'hidden' : 'kept';
    await this.scope.write(hidden ? 'rating.hide' : 'rating.keep', async (tx) => {
      orNotFound((await tx.rows(`select 1 from ${FROM} where h.id = $1`, [id]))[0]);
      const report = orNotFound(await tx.em.findOne(RatingReport, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      checkVersion(report, version);
      const again = report.state === state && report.decisionReason === reason;
      const now = this.scope.clock.now();
      Object.assign(report, { state, decisionReason: reason, decidedAt: now, decidedBy: tx.actor.userId });
      tx.about('service_request', report.requestId, report.accountId);
      tx.reason = reason;
      tx.changed(['rating-reports', 'suppliers', 'own-ratings'], [id], { accounts: [report.supplierAccountId] });
      if (!again) this.tell(tx, report, now);
    });
    const [row] = await this.scope.rows<RatingReportRow>(`select ${COLUMNS} from ${FROM} where h.id = $1`, [id]);
    return toRatingReport(orNotFound(row));
  }

  private tell(tx: Tx, { requestId, supplierAccountId, state, decisionReason = null }: RatingReport, now: Date): void {
    tx.publish(requestHappened, {
      requestId,
      happening: state === 'hidden' ? 'rating_hidden' : 'rating_kept',
      actorId: tx.actor.userId,
      offerId: null,
      supplierAccountId,
      note: decisionReason,
      at: now.toISOString(),
    });
  }
}
