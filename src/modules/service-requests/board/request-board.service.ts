import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { invalidField } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { lockRequest } from '../change-request.service.js';
import type { ServiceRequest } from '../service-request.entity.js';
import { touch } from '../service-request.events.js';
import { addEvent } from '../timeline.js';
import { BoardPost } from './board-post.entity.js';
import type { BoardInterestResponse, BoardPostChange, RequestBoardResponse } from './board.dto.js';
import { revealsContact, type Secrets } from './reveals-contact.js';

interface Place extends Secrets {
  city: string;
  region: string;
  currency: string;
}
const PLACE = `select p.street, p.postal_code as "postalCode", p.city, p.region, p.currency, c.name as "contactName", c.phone
  from property p left join request_contact c on c.request_id = $2 where p.id = $1`;
const INTERESTS = `select i.id, s.id as "supplierId", s.company_name as "companyName", s.city, s.rating_count as "ratingCount",
    round(s.rating_sum::numeric / nullif(s.rating_count, 0), 1)::float8 as "ratingAverage", s.jobs_done as "jobsDone",
    i.amount_cents as "amountCents", i.note, i.created_at as "createdAt"
  from board_interest i join supplier s on s.account_id = i.supplier_account_id
  where i.request_id = $1 and i.withdrawn_at is null and s.closed_at is null order by i.created_at desc, i.id desc`;

/**
 * The landlord's side of the job board: the switch on a request, and the suppliers who are interested
 * (docs/specification/elite-partners.md).
 */
@Injectable()
export class RequestBoard {
  constructor(private readonly scope: Scope) {}

  async read(requestId: string): Promise<RequestBoardResponse> {
    const [known] = await this.scope.rows('select 1 from service_request where id = $1', [requestId]);
    orNotFound(known);
    const post = await this.scope.load((em) => em.findOne(BoardPost, { requestId }));
    const rows = await this.scope.rows<Omit<BoardInterestResponse, 'createdAt'> & { createdAt: Date }>(INTERESTS, [
      requestId,
    ]);
    const onBoard = post?.state === 'open';
    return {
      onBoard,
      shown: onBoard && post.waiting && !post.withheld,
      description: post?.description ?? null,
      budgetCents: post?.budgetCents ?? null,
      interests: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
      version: post?.version ?? null,
    };
  }

  /** Shows an approved request on the board, or changes its text. 422 in another state, 400 if the text reveals too much. */
  async show(requestId: string, body: BoardPostChange): Promise<void> {
    await this.scope.write('board.show', async (tx) => {
      const request = await lockRequest(tx, requestId);
      if (request.status !== 'approved') throw new Problem('transition_forbidden');
      const [place] = await tx.rows<Place>(PLACE, [request.propertyId, requestId]);
      refuseRevealing(body.description, orNotFound(place));
      const post = await tx.em.findOne(BoardPost, { requestId });
      if (post && body.version !== undefined && body.version !== post.version) throw new Problem('stale_version');
      if (post?.state !== 'open') this.record(tx, request, 'board_shown');
      this.put(tx, request, orNotFound(place), body, post);
      this.tell(tx, request);
    });
  }

  /** Removes it from the board. Idempotent. 404 if it was never shown. */
  async hide(requestId: string): Promise<void> {
    await this.scope.write('board.hide', async (tx) => {
      const request = await lockRequest(tx, requestId);
      const post = orNotFound(await tx.em.findOne(BoardPost, { requestId }));
      if (post.state === 'open') this.record(tx, request, 'board_hidden');
      post.state = 'withdrawn';
      this.tell(tx, request);
    });
  }

  private put(
    tx: Tx,
    request: ServiceRequest,
    { city, region, currency }: Place,
    body: BoardPostChange,
    post: BoardPost | null,
  ): void {
    const now = this.scope.clock.now();
    const words = { state: 'open' as const, description: body.description, budgetCents: body.budgetCents ?? null };
    if (post) {
      Object.assign(post, words, post.state === 'open' ? {} : { postedAt: now });
      return;
    }
    const { id: requestId, accountId, demo, propertyId, issueType, priority } = request;
    tx.em.create(BoardPost, {
      ...words,
      id: v7(),
      accountId,
      demo,
      requestId,
      propertyId,
      waiting: true,
      withheld: false,
      issueType,
      priority,
      city,
      region,
      currency,
      postedAt: now,
      createdAt: now,
    });
  }

  private record(tx: Tx, request: ServiceRequest, detail: 'board_shown' | 'board_hidden'): void {
    addEvent(tx, request, { kind: 'offer', detail, internal: true }, this.scope.clock.now());
  }

  private tell(tx: Tx, request: ServiceRequest): void {
    tx.about('service_request', request.id, request.accountId);
    touch(tx, request);
  }
}

function refuseRevealing(description: string, place: Place): void {
  if (!revealsContact(description, place)) return;
  const message = 'description must not name a person, an address, a telephone number or a mail address';
  throw invalidField('description', message, 'reveals_someone');
}
