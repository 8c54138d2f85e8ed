import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound } from '../../../platform/errors/problem.js';
import type { ListQuery } from '../../../platform/lists/list-query.dto.js';
import { readList } from '../../../platform/lists/list-rows.js';
import { Page } from '../../../platform/lists/page.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { requestHappened, touch } from '../service-request.events.js';
import { toRating, type RatingRow, type SupplierRatingResponse } from './rating.dto.js';

const COLUMNS = `g.id, g.stars, g.note, g.issue_type as trade, g.month, g.answer, g.answer_language as "answerLanguage", g.answer_outdated as outdated,
  g.report, g.report_answer as "reportAnswer"`;
/** Suppliers can only read ratings of themselves. */
const ENTRY =
  "select 1 from supplier where id = $1 and closed_at is null and ($2 <> 'supplier' or account_id = lw_account())";
const OWN =
  'select g.account_id as "accountId", g.reporter_id as "reporterId" from lw_supplier_ratings(lw_account()) g where g.id = $1';
/** A rating has one answer. Only the first one notifies people; a later one replaces it. */
const ANSWER = `insert into rating_answer (id, account_id, created_at, request_id, supplier_account_id, text, answered_at) values ($1, $2, $3, $4, $5, $6, $3)
  on conflict (request_id) do update set text = excluded.text, language = lw_language(), answered_at = excluded.answered_at, version = rating_answer.version + 1
  returning version = 1 as first`;
const TAKE_BACK =
  'update rating_answer set text = null, language = null, answered_at = $2, version = version + 1 where request_id = $1 and text is not null returning id';

interface Rated {
  accountId: string;
  reporterId: string;
}

/** Tenants' ratings of a supplier, and the supplier's answers (docs/decisions/1280). */
@Injectable()
export class Ratings {
  constructor(private readonly scope: Scope) {}

  /** Newest month first. 404 for an entry that no longer exists, and for a supplier who requests those of another. */
  async list(supplierId: string, asked: ListQuery): Promise<Page<SupplierRatingResponse>> {
    orNotFound((await this.scope.rows(ENTRY, [supplierId, this.scope.actor.role]))[0]);
    const list = {
      select: COLUMNS,
      from: 'supplier s cross join lateral lw_supplier_ratings(s.account_id) g',
      where: ['s.id = $1'],
      values: [supplierId],
      sorts: { month: 'g.month' },
      defaultSort: '-month',
      id: 'g.id',
    };
    const page = await readList<RatingRow>(this.scope, list, asked);
    return new Page(page.items.map(toRating), page.nextCursor, page.total);
  }

  /** Answers a rating of one's own work, or replaces the answer. 404 for any other request, and for one that isn't rated. */
  async answer(requestId: string, text: string): Promise<SupplierRatingResponse> {
    await this.scope.write('rating.answer', async (tx) => {
      const rated = await this.rated(tx, requestId);
      const supplierAccountId = orNotFound(tx.actor.accountId);
      const now = this.scope.clock.now();
      const values = [v7(), rated.accountId, now, requestId, supplierAccountId, text];
      const [answered] = await tx.rows<{ first: boolean }>(ANSWER, values);
      this.show(tx, requestId, rated);
      if (answered?.first)
        tx.publish(requestHappened, {
          requestId,
          happening: 'rating_answered',
          actorId: tx.actor.userId,
          offerId: null,
          supplierAccountId,
          note: text,
          at: now.toISOString(),
        });
    });
    return this.own(requestId);
  }

  /** Deletes the answer. Idempotent. */
  async takeBack(requestId: string): Promise<SupplierRatingResponse> {
    await this.scope.write('rating.take_back', async (tx) => {
      const rated = await this.rated(tx, requestId);
      await tx.rows(TAKE_BACK, [requestId, this.scope.clock.now()]);
      this.show(tx, requestId, rated);
    });
    return this.own(requestId);
  }

  private async rated(tx: Tx, requestId: string): Promise<Rated> {
    const [rated] = await tx.rows<Rated>(OWN, [requestId]);
    return orNotFound(rated);
  }

  private show(tx: Tx, requestId: string, { accountId, reporterId }: Rated): void {
    tx.about('service_request', requestId, accountId);
    touch(tx, { id: requestId, accountId, reporterId, supplierAccountId: tx.actor.accountId });
    tx.changed(['suppliers'], [], { accounts: [tx.actor.accountId, accountId] });
  }

  /** Returns a rating of the signed-in supplier. */
  async own(requestId: string): Promise<SupplierRatingResponse> {
    const [row] = await this.scope.rows<RatingRow>(
      `select ${COLUMNS} from lw_supplier_ratings(lw_account()) g where g.id = $1`,
      [requestId],
    );
    return toRating(orNotFound(row));
  }
}
