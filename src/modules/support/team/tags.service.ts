import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { TICKET_TAGS_MOST } from '../../../contract/tickets.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { invalidField } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';

const ADD = `insert into support_ticket_tag (id, demo, created_at, ticket_id, tag) values ($1, $2, $3, $4, $5) on conflict (ticket_id, tag) do nothing`;

/** Words by which staff sort tickets. */
@Injectable()
export class TicketTags {
  constructor(private readonly scope: Scope) {}

  /** Those that are in use, the most frequent first. */
  async list(): Promise<string[]> {
    const rows = await this.scope.rows<{ tag: string }>(
      'select tag from support_ticket_tag group by tag order by count(*) desc, tag limit 200',
    );
    return rows.map(({ tag }) => tag);
  }

  /** Adds or removes one. 400 past ten of a ticket. */
  change(ticketId: string, { addTag, removeTag }: { addTag?: string; removeTag?: string }): Promise<void> {
    return this.scope.write('ticket.tag', async (tx) => {
      orNotFound((await tx.rows('select 1 from support_ticket where id = $1 for update', [ticketId]))[0]);
      if (removeTag)
        await tx.rows('delete from support_ticket_tag where ticket_id = $1 and tag = $2', [ticketId, removeTag]);
      if (addTag) await this.add(tx, ticketId, [addTag]);
      tx.about('support_ticket', ticketId);
      tx.changed(['support-tickets'], [ticketId], {});
    });
  }

  /** Puts these in place of those before, within another command. */
  async set(tx: Tx, ticketId: string, tags: readonly string[]): Promise<void> {
    await tx.rows('delete from support_ticket_tag where ticket_id = $1 and tag <> all($2)', [ticketId, tags]);
    await this.add(tx, ticketId, tags);
  }

  private async add(tx: Tx, ticketId: string, tags: readonly string[]): Promise<void> {
    for (const tag of new Set(tags)) await tx.rows(ADD, [v7(), tx.actor.demo, this.scope.clock.now(), ticketId, tag]);
    const [row] = await tx.rows<{ count: number }>(
      'select count(*)::int as count from support_ticket_tag where ticket_id = $1',
      [ticketId],
    );
    if ((row?.count ?? 0) > TICKET_TAGS_MOST)
      throw invalidField('tags', `tags must contain at most ${TICKET_TAGS_MOST}`, 'too_many', {
        max: TICKET_TAGS_MOST,
      });
  }
}
