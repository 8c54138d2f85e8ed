import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { mayMoveWork } from '../../people/rules/moving-work.js';
import { TicketClocks } from '../clock/ticket-clocks.service.js';
import { releaseUnseen } from '../release-work.js';
import { toTicket, type TicketResponse } from '../ticket.dto.js';
import { Ticket } from '../ticket.entity.js';
import { readTicket } from '../ticket.rows.js';
import { Tickets } from '../tickets.service.js';
import type { TicketSplit } from './merging.dto.js';

interface Moved {
  id: string;
  fromOffice: boolean;
  createdAt: Date | string;
}
const CHOSEN = `select id, from_office as "fromOffice", created_at as "createdAt" from support_ticket_message where ticket_id = $1 and id = any($2) order by created_at, id`;
const MOVE =
  'update support_ticket_message set ticket_id = $2, moved_from = coalesce(moved_from, $1) where ticket_id = $1 and id = any($3)';
/** The team owes an answer if the last message is the requester's. Without messages, the question itself is. */
const RECOUNT = `update support_ticket t set waiting = not coalesce((select m.from_office from support_ticket_message m where m.ticket_id = t.id order by m.created_at desc, m.id desc limit 1), false),
  version = t.version + 1 where t.id = $1 and t.status in ('open', 'in_progress')`;

/** Makes a new ticket from some messages of another one. */
@Injectable()
export class TicketSplitting {
  constructor(
    private readonly scope: Scope,
    private readonly tickets: Tickets,
    private readonly clocks: TicketClocks,
  ) {}

  /**
   * Moves the messages into a new ticket of the same requester, which says where they come from. If a manager splits, it is
   * assigned like the original ticket, otherwise to the person who splits. 409 `stale_version` if one of them is no longer in the
   * ticket, for example when two people split at the same time. 422 `transition_forbidden` for a merged ticket.
   */
  split(id: string, { messageIds, subject }: TicketSplit): Promise<TicketResponse> {
    return this.scope.write('ticket.split', async (tx) => {
      const source = orNotFound(await tx.em.findOne(Ticket, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
      if (source.mergedInto) throw new Problem('transition_forbidden');
      const chosen = await tx.rows<Moved>(CHOSEN, [id, messageIds]);
      if (chosen.length !== new Set(messageIds).size) throw new Problem('stale_version');
      const made = await this.make(tx, source, { chosen, subject });
      tx.about('support_ticket', made);
      tx.changed(['support-tickets', 'support-ticket-messages'], [id, made], { users: [source.userId] });
      return toTicket(orNotFound(await readTicket(tx, made)), this.scope.clock.now());
    });
  }

  private async make(tx: Tx, source: Ticket, { chosen, subject }: { chosen: Moved[]; subject: string }) {
    const { userId, name, email, phone, language, priority } = source;
    const asked = {
      subject,
      description: '',
      userId,
      name,
      email,
      phone,
      language,
      submissionId: null,
      splitFrom: source.id,
    };
    const at = new Date(orNotFound(chosen[0]).createdAt);
    // Other staff get the new ticket themselves: only managers may assign another ticket to a colleague.
    const holder = mayMoveWork(tx.actor) ? (source.assignedTo ?? tx.actor.userId) : tx.actor.userId;
    const made = await this.tickets.file(tx, asked, holder, { priority, at });
    releaseUnseen(tx, made);
    const ids = chosen.map((one) => one.id);
    await tx.rows(MOVE, [source.id, made, ids]);
    for (const ticketId of [source.id, made]) await tx.rows(RECOUNT, [ticketId]);
    const answer = chosen.find(({ fromOffice }) => fromOffice);
    if (answer) await this.clocks.follow(tx, made, { at: new Date(answer.createdAt), answered: true });
    for (const ticketId of [source.id, made]) await this.clocks.follow(tx, ticketId, { at: this.scope.clock.now() });
    return made;
  }
}
