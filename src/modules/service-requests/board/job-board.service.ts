import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { ISSUE_TYPES, labelOf, PRIORITIES, type IssueType, type Priority } from '../../../contract/priorities.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { readList } from '../../../platform/lists/list-rows.js';
import { Page } from '../../../platform/lists/page.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { SupplierService } from '../../suppliers/supplier.service.js';
import { requestHappened } from '../service-request.events.js';
import { BoardInterest } from './board-interest.entity.js';
import { BoardPost } from './board-post.entity.js';
import type { BoardJobResponse, JobBoardQuery, NewBoardInterest } from './board.dto.js';

interface JobRow {
  id: string;
  issueType: IssueType;
  priority: Priority;
  city: string;
  region: string;
  description: string;
  budgetCents: number | null;
  currency: string;
  postedAt: Date;
  inTrades: boolean;
  inArea: boolean | null;
  amountCents: number | null;
  note: string | null;
  interestedAt: Date | null;
}

const TRADE = `case b.issue_type ${ISSUE_TYPES.map(({ key, trade }) => `when '${key}' then '${trade}'`).join(' ')} end`;
const IN_TRADES = `lw_does(me.trades, ${TRADE})`;
const NEARBY = 'b.id = any((select lw_board_nearby())::uuid[])';
const FITS = `(${IN_TRADES} and (me.area_prefixes is null or ${NEARBY}))`;
const COLUMNS = `b.id, b.issue_type as "issueType", b.priority, b.city, b.region, b.description, b.budget_cents as "budgetCents", b.currency,
  b.posted_at as "postedAt", i.amount_cents as "amountCents", i.note, i.created_at as "interestedAt",
  ${IN_TRADES} as "inTrades", case when me.area_prefixes is not null then ${NEARBY} end as "inArea"`;
const FROM =
  'board_post b join supplier me on me.account_id = lw_account() left join board_interest i on i.post_id = b.id and i.supplier_account_id = lw_account() and i.withdrawn_at is null';
/** Jobs that fit come first, then the newest. */
const FITTING = `(case when ${FITS} then '1' else '0' end || to_char(b.posted_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS'))`;
const RANK = `case b.priority when 'emergency' then 4 when 'high' then 3 when 'medium' then 2 else 1 end`;

/**
 * The job board as Elite Partners see it. The row-level security policies decide which jobs it shows
 * (docs/specification/elite-partners.md).
 */
@Injectable()
export class JobBoard {
  constructor(
    private readonly scope: Scope,
    private readonly suppliers: SupplierService,
  ) {}

  /**
   * Jobs that fit the reader's trades and area come first, then the newest. `q` searches city and description. 403
   * `elite_required` without the subscription.
   */
  async list(asked: JobBoardQuery): Promise<Page<BoardJobResponse>> {
    await this.scope.load((em) => this.elite(em));
    const issues = ISSUE_TYPES.filter(({ trade }) => trade === asked.trade).map(({ key }) => key);
    const list = {
      select: COLUMNS,
      from: FROM,
      where: [...(asked.trade ? ['b.issue_type = any($1)'] : []), ...(asked.fitting ? [FITS] : [])],
      values: asked.trade ? [issues] : [],
      sorts: { fitting: FITTING, postedAt: 'b.posted_at', priority: RANK },
      defaultSort: '-fitting',
      id: 'b.id',
      search: ['b.city', 'b.description'],
    };
    const page = await readList<JobRow>(this.scope, list, asked);
    return new Page(page.items.map(toJob), page.nextCursor, page.total);
  }

  async one(id: string): Promise<BoardJobResponse> {
    const [row] = await this.scope.rows<JobRow>(`select ${COLUMNS} from ${FROM} where b.id = $1`, [id]);
    return toJob(orNotFound(row));
  }

  /** Records that the supplier is interested in the job, or changes the price. The landlord gets an email the first time. */
  async interest(postId: string, body: NewBoardInterest): Promise<void> {
    await this.scope.write('board.interest', async (tx) => {
      const supplierAccountId = await this.elite(tx.em);
      const post = orNotFound(await tx.em.findOne(BoardPost, { id: postId }));
      // Serializes simultaneous requests, so that only one interest is added. A supplier can't lock a post, because it belongs to
      // someone else.
      await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${postId}:${supplierAccountId}`]);
      const words = { amountCents: body.amountCents ?? null, note: body.note || null, withdrawnAt: null };
      const present = await tx.em.findOne(BoardInterest, { postId, supplierAccountId });
      if (present) Object.assign(present, words);
      else this.add(tx, post, supplierAccountId, words);
      this.tell(tx, post, supplierAccountId);
    });
  }

  /** Withdraws the interest. Idempotent. 404 without one. */
  async withdraw(postId: string): Promise<void> {
    await this.scope.write('board.withdraw', async (tx) => {
      const supplierAccountId = orNotFound(tx.actor.accountId);
      const present = orNotFound(await tx.em.findOne(BoardInterest, { postId, supplierAccountId }));
      present.withdrawnAt ??= this.scope.clock.now();
      this.tell(tx, { id: postId, accountId: present.accountId, requestId: present.requestId }, supplierAccountId);
    });
  }

  private add(
    tx: Tx,
    { id: postId, accountId, demo, requestId }: BoardPost,
    supplierAccountId: string,
    words: Pick<BoardInterest, 'amountCents' | 'note' | 'withdrawnAt'>,
  ): void {
    const now = this.scope.clock.now();
    tx.em.create(BoardInterest, {
      ...words,
      id: v7(),
      accountId,
      demo,
      postId,
      requestId,
      supplierAccountId,
      createdAt: now,
    });
    tx.publish(requestHappened, {
      requestId,
      happening: 'board_interest',
      actorId: tx.actor.userId,
      offerId: null,
      supplierAccountId,
      note: words.note ?? null,
      at: now.toISOString(),
    });
  }

  private tell(
    tx: Tx,
    { id, accountId, requestId }: Pick<BoardPost, 'id' | 'accountId' | 'requestId'>,
    supplierAccountId: string,
  ): void {
    tx.about('board_post', id, accountId);
    tx.changed(['service-requests'], [requestId], { accounts: [accountId] });
    tx.changed(['job-board'], [id], { accounts: [supplierAccountId] });
  }

  /** Returns the reader's account. 404 without an entry in the directory, 403 `elite_required` without the subscription. */
  private async elite(em: EntityManager): Promise<string> {
    const { accountId } = await this.suppliers.elite(em, this.scope.actor.accountId, this.scope.clock.now());
    return accountId;
  }
}

function toJob(row: JobRow): BoardJobResponse {
  return {
    id: row.id,
    trade: ISSUE_TYPES.find(({ key }) => key === row.issueType)?.trade ?? 'general',
    priority: labelOf(PRIORITIES, row.priority),
    city: row.city,
    region: row.region,
    description: row.description,
    budgetCents: row.budgetCents,
    currency: row.currency,
    postedAt: row.postedAt.toISOString(),
    inTrades: row.inTrades,
    inArea: row.inArea,
    interest: row.interestedAt && {
      amountCents: row.amountCents,
      note: row.note,
      createdAt: row.interestedAt.toISOString(),
    },
  };
}
