import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { orNotFound } from '../../../platform/errors/problem.js';
import { Scope } from '../../../platform/scope/scope.js';
import { checkMentions, MENTIONED_NAMES } from '../../accounts/note-mentions.rows.js';
import { ticketNoteMentions } from '../support.events.js';
import { ticketExists } from '../ticket.rows.js';
import { toTicketNote, type NewTicketNote, type TicketNoteResponse, type TicketNoteRow } from './team.dto.js';

const NOTES = `select n.id, n.text, n.author_id as "authorId", nullif(trim(a.first_name || ' ' || a.last_name), '') as "authorName",
  nullif(trim(l.first_name || ' ' || l.last_name), '') as "leftByName", ${MENTIONED_NAMES} as mentions, n.created_at as "createdAt"
  from support_ticket_note n left join app_user a on a.id = n.author_id left join app_user l on l.id = n.left_by`;

/** Internal notes of staff about a ticket. */
@Injectable()
export class TicketNotes {
  constructor(private readonly scope: Scope) {}

  /** The newest 500, oldest first. */
  async list(ticketId: string): Promise<TicketNoteResponse[]> {
    const rows = await this.scope.read(async (query) => {
      orNotFound((await ticketExists(query, ticketId)) || undefined);
      return query<TicketNoteRow>(`${NOTES} where n.ticket_id = $1 order by n.created_at desc, n.id desc limit 500`, [
        ticketId,
      ]);
    });
    return rows.toReversed().map(toTicketNote);
  }

  /** The live update names no one, so it reaches only the team. */
  add(ticketId: string, { text, mentions }: NewTicketNote): Promise<TicketNoteResponse> {
    return this.scope.write('ticket.note', async (tx) => {
      orNotFound((await ticketExists((sql, values) => tx.rows(sql, values), ticketId)) || undefined);
      const id = v7();
      const mentioned = await checkMentions(tx, { ids: mentions ?? [], text, right: 'tickets', admins: true });
      await tx.rows(
        'insert into support_ticket_note (id, demo, created_at, ticket_id, author_id, text, mentioned) values ($1, $2, $3, $4, $5, $6, $7)',
        [id, tx.actor.demo, this.scope.clock.now(), ticketId, tx.actor.userId, text, JSON.stringify(mentioned)],
      );
      if (mentioned.length > 0) tx.publish(ticketNoteMentions, { noteId: id });
      tx.about('support_ticket', ticketId);
      tx.changed(['support-ticket-notes'], [ticketId], {});
      return toTicketNote(orNotFound((await tx.rows<TicketNoteRow>(`${NOTES} where n.id = $1`, [id]))[0]));
    });
  }
}
