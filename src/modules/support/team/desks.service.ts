import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound } from '../../../platform/errors/problem.js';
import { LIVE_CHANNEL, liveNews } from '../../../platform/live/live-channel.js';
import { Scope } from '../../../platform/scope/scope.js';
import { ticketExists } from '../ticket.rows.js';
import type { TicketDeskChange, TicketDeskResponse, TicketWriterResponse } from './team.dto.js';

/** A person who typed within this time counts as writing. */
const WRITING_SECONDS = 60;

const READ =
  'select draft, note_draft as "noteDraft" from support_ticket_desk where ticket_id = $1 and user_id = lw_uid()';
const KEEP_NOTE =
  "update support_ticket_desk set note_draft = nullif($2, '') where ticket_id = $1 and user_id = lw_uid()";
/**
 * `$4`: people who last typed before then are no longer writing. Colleagues are notified when someone starts or stops, not with
 * every word.
 */
const KEEP = `with desk as (update support_ticket_desk set draft = nullif($2, '') where ticket_id = $1 and user_id = lw_uid()),
  before as (select coalesce(wrote_at > $4, false) as writing from support_ticket_writer where ticket_id = $1 and user_id = lw_uid()),
  writer as (update support_ticket_writer set wrote_at = case when $2 = '' then null else $3::timestamptz end where ticket_id = $1 and user_id = lw_uid() returning 1)
  select pg_notify('${LIVE_CHANNEL}', $5) from before, writer where before.writing <> ($2 <> '')`;
const OPEN = `with desk as (insert into support_ticket_desk (id, demo, created_at, ticket_id, user_id) values ($1, $2, $3, $4, $5) on conflict (ticket_id, user_id) do nothing)
  insert into support_ticket_writer (id, demo, created_at, ticket_id, user_id) values ($1, $2, $3, $4, $5) on conflict (ticket_id, user_id) do nothing`;
const WRITERS = `select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name from support_ticket_writer w join app_user u on u.id = w.user_id
  where w.ticket_id = $1 and w.user_id <> lw_uid() and w.wrote_at > $2 order by w.wrote_at desc limit 5`;

/**
 * The drafts of an answer and a note by a member of staff. The first time is a command with an entry in the audit log, which
 * records who opened the ticket. After that, drafts are saved every few seconds while they write; colleagues see only that they
 * are writing.
 */
@Injectable()
export class TicketDesks {
  constructor(private readonly scope: Scope) {}

  async read(ticketId: string): Promise<TicketDeskResponse> {
    return this.scope.read(async (query) => {
      orNotFound((await ticketExists(query, ticketId)) || undefined);
      const [desk] = await query<TicketDeskResponse>(READ, [ticketId]);
      return desk ?? { draft: null, noteDraft: null };
    });
  }

  async keep(ticketId: string, { draft, noteDraft }: TicketDeskChange): Promise<TicketDeskResponse> {
    const known = await this.scope.rows(READ, [ticketId]);
    if (known.length === 0) await this.open(ticketId);
    if (noteDraft !== undefined) await this.scope.writeUnaudited(KEEP_NOTE, [ticketId, noteDraft]);
    if (draft !== undefined) await this.keepAnswer(ticketId, draft);
    return this.read(ticketId);
  }

  private async keepAnswer(ticketId: string, draft: string): Promise<void> {
    const { demo } = this.scope.actor;
    const news = liveNews({ resources: ['support-ticket-writers'], ids: [ticketId], demo });
    await this.scope.writeUnaudited(KEEP, [ticketId, draft, this.scope.clock.now(), this.writingSince(), news]);
  }

  /** Colleagues who are writing an answer. */
  writers(ticketId: string): Promise<TicketWriterResponse[]> {
    return this.scope.read(async (query) => {
      orNotFound((await ticketExists(query, ticketId)) || undefined);
      return query<TicketWriterResponse>(WRITERS, [ticketId, this.writingSince()]);
    });
  }

  private writingSince(): Date {
    return new Date(this.scope.clock.now().getTime() - WRITING_SECONDS * 1000);
  }

  private open(ticketId: string): Promise<void> {
    return this.scope.write('ticket.look', async (tx) => {
      orNotFound((await ticketExists((sql, values) => tx.rows(sql, values), ticketId)) || undefined);
      await tx.rows(OPEN, [v7(), tx.actor.demo, this.scope.clock.now(), ticketId, tx.actor.userId]);
      tx.about('support_ticket', ticketId);
    });
  }
}
