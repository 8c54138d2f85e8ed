import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound } from '../../../platform/errors/problem.js';
import { Scope } from '../../../platform/scope/scope.js';
import { ticketExists } from '../ticket.rows.js';
import type { TicketDeskResponse, TicketWriterResponse } from './team.dto.js';

/** Someone who typed within this time is writing. */
const WRITING_SECONDS = 60;

const READ = 'select draft from support_ticket_desk where ticket_id = $1 and user_id = lw_uid()';
const KEEP = `with desk as (update support_ticket_desk set draft = nullif($2, '') where ticket_id = $1 and user_id = lw_uid())
  update support_ticket_writer set wrote_at = case when $2 = '' then null else $3::timestamptz end where ticket_id = $1 and user_id = lw_uid()`;
const OPEN = `with desk as (insert into support_ticket_desk (id, demo, created_at, ticket_id, user_id) values ($1, $2, $3, $4, $5) on conflict (ticket_id, user_id) do nothing)
  insert into support_ticket_writer (id, demo, created_at, ticket_id, user_id) values ($1, $2, $3, $4, $5) on conflict (ticket_id, user_id) do nothing`;
const WRITERS = `select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name from support_ticket_writer w join app_user u on u.id = w.user_id
  where w.ticket_id = $1 and w.user_id <> lw_uid() and w.wrote_at > $2 order by w.wrote_at desc limit 5`;

/**
 * The answer that a member of staff is writing. The first time is a command with its entry in the audit log, which says who looked
 * into the ticket. What follows is saved every few seconds while someone writes; colleagues see that they write, and nothing more.
 */
@Injectable()
export class TicketDesks {
  constructor(private readonly scope: Scope) {}

  async read(ticketId: string): Promise<TicketDeskResponse> {
    return this.scope.read(async (query) => {
      orNotFound((await ticketExists(query, ticketId)) || undefined);
      const [desk] = await query<TicketDeskResponse>(READ, [ticketId]);
      return desk ?? { draft: null };
    });
  }

  async keep(ticketId: string, draft: string): Promise<TicketDeskResponse> {
    const known = await this.scope.rows(READ, [ticketId]);
    if (known.length === 0) await this.open(ticketId);
    await this.scope.writeUnaudited(KEEP, [ticketId, draft, this.scope.clock.now()]);
    return this.read(ticketId);
  }

  /** Colleagues who are writing an answer. */
  writers(ticketId: string): Promise<TicketWriterResponse[]> {
    const since = new Date(this.scope.clock.now().getTime() - WRITING_SECONDS * 1000);
    return this.scope.read(async (query) => {
      orNotFound((await ticketExists(query, ticketId)) || undefined);
      return query<TicketWriterResponse>(WRITERS, [ticketId, since]);
    });
  }

  private open(ticketId: string): Promise<void> {
    return this.scope.write('ticket.look', async (tx) => {
      orNotFound((await ticketExists((sql, values) => tx.rows(sql, values), ticketId)) || undefined);
      await tx.rows(OPEN, [v7(), tx.actor.demo, this.scope.clock.now(), ticketId, tx.actor.userId]);
      tx.about('support_ticket', ticketId);
    });
  }
}
