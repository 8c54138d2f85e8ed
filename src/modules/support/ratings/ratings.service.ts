import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TICKET_RATING } from '../../../contract/tickets.js';
import { Problem } from '../../../platform/errors/problem.js';
import { Scope, type Query } from '../../../platform/scope/scope.js';
import type { RatingAnswer, RatingResponse } from './rating.dto.js';

interface Linked extends Omit<RatingResponse, 'changeable'> {
  ticketId: string;
  userId: string | null;
  demo: boolean;
  ratedAt: Date | string | null;
}
const DAY_MS = 86_400_000;
const LINKED = `select r.ticket_id as "ticketId", r.demo, t.user_id as "userId", t.subject, t.number, r.rating, r.comment, r.rated_at as "ratedAt"
  from support_ticket_rating r join support_ticket t on t.id = r.ticket_id left join app_user u on u.id = t.user_id
  where r.token_hash = $1 and r.created_at > $2 and u.deleted_at is null`;

/** The page behind the emailed question whether support helped, for people with and without an account. */
@Injectable()
export class TicketRatings {
  constructor(private readonly scope: Scope) {}

  /** 400 `invalid_link` for a link that is unknown or has expired. Reading changes nothing, because mail scanners open links. */
  async look(key: string): Promise<RatingResponse> {
    return this.shown(await this.find(key));
  }

  /** Saves the answer, or changes it within seven days of the first one: 422 `transition_forbidden` after that. */
  async answer({ key, rating, comment }: RatingAnswer): Promise<RatingResponse> {
    const { demo } = await this.find(key);
    await this.scope.asSystem(
      'ticket rating',
      () =>
        this.scope.write('ticket.rate', async (tx) => {
          const linked = await this.linked((sql, values) => tx.rows(sql, values), key);
          if (!this.shown(linked).changeable) throw new Problem('transition_forbidden');
          const { ticketId, userId } = linked;
          await tx.rows(
            'update support_ticket_rating set rating = $2, comment = $3, rated_at = coalesce(rated_at, $4) where ticket_id = $1',
            [ticketId, rating, comment || null, this.scope.clock.now()],
          );
          tx.about('support_ticket', ticketId);
          tx.changed(['support-tickets', 'support-targets'], [ticketId], { users: [userId] });
        }),
      { demo },
    );
    return this.look(key);
  }

  private find(key: string): Promise<Linked> {
    return this.scope.asSystem('ticket rating', () => this.scope.read((query) => this.linked(query, key)));
  }

  private async linked(query: Query, key: string): Promise<Linked> {
    const oldest = new Date(this.scope.clock.now().getTime() - TICKET_RATING.linkDays * DAY_MS);
    const [found] = await query<Linked>(LINKED, [hashOf(key), oldest]);
    if (!found) throw new Problem('invalid_link');
    return found;
  }

  private shown({ subject, number, rating, comment, ratedAt }: Linked): RatingResponse {
    const until = ratedAt && new Date(ratedAt).getTime() + TICKET_RATING.changeDays * DAY_MS;
    const changeable = !until || this.scope.clock.now().getTime() < until;
    return { subject, number, rating, comment, changeable };
  }
}

/** Links are stored as hashes, so that a person who reads the database can't answer with them. */
export function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
