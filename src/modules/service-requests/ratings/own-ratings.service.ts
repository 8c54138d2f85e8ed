import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../../platform/errors/problem.js';
import type { ListQuery } from '../../../platform/lists/list-query.dto.js';
import { readList } from '../../../platform/lists/list-rows.js';
import { Page } from '../../../platform/lists/page.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { SupplierService } from '../../suppliers/supplier.service.js';
import { touch } from '../service-request.events.js';
import { addEvent } from '../timeline.js';
import { toOwnRating, type ChangeOwnRating, type OwnRatingResponse, type OwnRatingRow } from './own-rating.dto.js';

const COLUMNS = `g.id, g.account_id as "accountId", g.demo, g.supplier_account_id as "supplierAccountId", g.company, g.title, g.stars, g.note,
  g.note_shared as "noteShared", g.rated_at as "ratedAt", g.hidden_because as "hiddenBecause"`;
const ONE = `select ${COLUMNS} from lw_own_ratings() g where g.id = $1`;
/** Two simultaneous changes run one after the other, each with the stars that the other has saved. */
const LOCK = 'select rating as stars from service_request where id = $1 and rating is not null for update';
const SAVE =
  'update service_request set rating = $2, rating_note = $3, rating_note_shared = $4, rated_at = $5, version = version + 1 where id = $1';
const DROP_ANSWER = 'delete from rating_answer where request_id = $1';

interface Said {
  stars: number | null;
  note: string | null;
  noteShared: boolean;
}

/**
 * A tenant's ratings in one place, to change or delete them. After moving out, authors can no longer read the requests but keep
 * their ratings, so these are found and written as the system (docs/decisions/1382).
 */
@Injectable()
export class OwnRatings {
  constructor(
    private readonly scope: Scope,
    private readonly suppliers: SupplierService,
  ) {}

  async list(asked: ListQuery): Promise<Page<OwnRatingResponse>> {
    const list = { select: COLUMNS, from: 'lw_own_ratings() g', sorts: { ratedAt: 'g.rated_at' }, id: 'g.id' };
    const page = await readList<OwnRatingRow>(this.scope, { ...list, defaultSort: '-ratedAt' }, asked);
    return new Page(page.items.map(toOwnRating), page.nextCursor, page.total);
  }

  /** A changed note is listed only if its author agrees again (docs/decisions/1280). */
  async change(id: string, { stars, note: written, noteShared }: ChangeOwnRating): Promise<OwnRatingResponse> {
    await this.scope.write('rating.change', async (tx) => {
      const before = await this.find(tx, id);
      const note = written || null;
      const shared = note === before.note ? (noteShared ?? before.noteShared) : noteShared === true;
      this.save(tx, before, { stars, note, noteShared: shared && note !== null });
    });
    const [row] = await this.scope.rows<OwnRatingRow>(ONE, [id]);
    return toOwnRating(orNotFound(row));
  }

  async takeBack(id: string): Promise<void> {
    await this.scope.write('rating.remove', async (tx) => {
      this.save(tx, await this.find(tx, id), { stars: null, note: null, noteShared: false });
    });
  }

  private async find(tx: Tx, id: string): Promise<OwnRatingRow> {
    const [row] = await tx.rows<OwnRatingRow>(ONE, [id]);
    return orNotFound(row);
  }

  private save(tx: Tx, before: OwnRatingRow, { stars, note, noteShared }: Said): void {
    const { id, accountId, demo, supplierAccountId } = before;
    const now = this.scope.clock.now();
    tx.beforeCommitAsSystem(async () => {
      const [locked] = await tx.rows<{ stars: number }>(LOCK, [id]);
      const { stars: was } = orNotFound(locked);
      await tx.rows(SAVE, [id, stars, note, noteShared, stars === null ? null : now]);
      if (stars === null) await tx.rows(DROP_ANSWER, [id]);
      if (supplierAccountId && stars !== was) await this.suppliers.rate(tx.em, supplierAccountId, was, stars);
      if (stars !== null && stars !== was) {
        addEvent(tx, { id, accountId, demo }, { kind: 'rating', detail: String(stars), note }, now);
        await tx.em.flush();
      }
    });
    tx.about('service_request', id, accountId);
    touch(tx, { id, accountId, reporterId: tx.actor.userId ?? '', supplierAccountId });
    tx.changed(['suppliers', 'own-ratings'], [id], { accounts: [supplierAccountId], users: [tx.actor.userId] });
  }
}
