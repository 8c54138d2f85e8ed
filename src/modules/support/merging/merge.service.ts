import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { TicketStatus } from '../../../contract/tickets.js';
import { Settings } from '../../../platform/config/settings.js';
import { orNotFound, Problem } from '../../../platform/errors/problem.js';
import { invalidField } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { User } from '../../accounts/user.entity.js';
import { refuseMoving } from '../../people/rules/moving-work.js';
import { TicketClocks } from '../clock/ticket-clocks.service.js';
import { releaseUnseen } from '../release-work.js';
import { quoted, ticketPage } from '../ticket-page.js';
import { toTicket, type TicketResponse } from '../ticket.dto.js';
import { readTicket } from '../ticket.rows.js';
import type { TicketMerge } from './merging.dto.js';

interface Mergeable {
  id: string;
  number: number;
  subject: string;
  description: string;
  status: TicketStatus;
  waiting: boolean;
  userId: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  language: string;
  mergedInto: string | null;
  assignedTo: string | null;
  createdAt: Date | string;
}
const BOTH = `select id, number, subject, description, status, waiting, user_id as "userId", name, email, phone, language, merged_into as "mergedInto", assigned_to as "assignedTo", created_at as "createdAt"
  from support_ticket where id = any($1) order by id for update`;
const CLOSE = `update support_ticket set status = 'closed', waiting = false, merged_into = $2, version = version + 1 where id = $1`;
const CONTINUE = `update support_ticket t set waiting = t.waiting or $2, last_message_at = greatest(t.last_message_at, s.last_message_at), version = t.version + 1,
  status = case when $2 and t.status = 'resolved' then 'open' else t.status end from support_ticket s where t.id = $1 and s.id = $3`;
const MOVE_TAGS = `insert into support_ticket_tag (id, demo, created_at, ticket_id, tag) select gen_random_uuid(), demo, created_at, $2, tag from support_ticket_tag where ticket_id = $1
  on conflict (ticket_id, tag) do nothing`;
const DESCRIPTION = `insert into support_ticket_message (id, demo, created_at, ticket_id, author_id, from_office, message, moved_from) values ($1, $2, $3, $4, $5, false, $6, $7)`;

/** Merges a ticket into another one. */
@Injectable()
export class TicketMerging {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
    private readonly clocks: TicketClocks,
  ) {}

  /**
   * Moves everything into the other ticket and closes this one with a link to it. The requester gets one email. Both tickets are
   * locked in the order of their ids, so simultaneous requests merge them only once. 400 if the other ticket has a different
   * requester, without `confirmed`. Only managers can move a colleague's ticket into one that belongs to neither that colleague
   * nor the reader (403). 422 `transition_forbidden` into a closed ticket, or if one of them was merged elsewhere.
   */
  merge(id: string, { into, confirmed }: TicketMerge): Promise<TicketResponse> {
    return this.scope.write('ticket.merge', async (tx) => {
      const tickets = await tx.rows<Mergeable>(BOTH, [[id, into]]);
      const source = orNotFound(tickets.find((one) => one.id === id));
      const target = orNotFound(tickets.find((one) => one.id === into));
      if (source.mergedInto !== into) {
        check(source, target, confirmed);
        refuseMoving(tx.actor, source.assignedTo, target.assignedTo);
        await this.move(tx, source, target);
        await this.tell(tx, source, target);
        tx.compare({ status: source.status }, { status: 'closed', mergedInto: `#${target.number}` });
      }
      tx.about('support_ticket', id);
      const users = [source.userId, target.userId];
      tx.changed(['support-tickets', 'support-ticket-messages', 'support-ticket-notes'], [id, into], { users });
      return toTicket(orNotFound(await readTicket(tx, into)), this.scope.clock.now());
    });
  }

  private async move(tx: Tx, source: Mergeable, target: Mergeable): Promise<void> {
    const ids = [source.id, target.id];
    await tx.rows(
      'update support_ticket_message set ticket_id = $2, moved_from = coalesce(moved_from, $1) where ticket_id = $1',
      ids,
    );
    await tx.rows('update support_ticket_note set ticket_id = $2 where ticket_id = $1', ids);
    await tx.rows(MOVE_TAGS, ids);
    // Tickets that were merged into this one before are moved along.
    await tx.rows('update support_ticket set merged_into = $2 where merged_into = $1', ids);
    const active = source.status === 'open' || source.status === 'in_progress';
    await tx.rows(CONTINUE, [target.id, active && source.waiting, source.id]);
    await tx.rows(CLOSE, ids);
    releaseUnseen(tx, target.id);
    const at = this.scope.clock.now();
    for (const id of ids) await this.clocks.follow(tx, id, { at });
    if (source.description !== '') this.bringDescription(tx, source, target);
  }

  /** Adds the question itself in the requester's name. Staff can only write in their own name, so the system does it. */
  private bringDescription(tx: Tx, source: Mergeable, target: Mergeable): void {
    const author = source.userId ?? tx.actor.userId;
    tx.beforeCommitAsSystem(async () => {
      await tx.rows(DESCRIPTION, [
        v7(),
        tx.actor.demo,
        source.createdAt,
        target.id,
        author,
        source.description,
        source.id,
      ]);
    });
  }

  private async tell(tx: Tx, source: Mergeable, target: Mergeable): Promise<void> {
    const user = source.userId ? await tx.em.findOne(User, { id: source.userId }) : null;
    const to = user?.email ?? source.email;
    if (user?.deletedAt || !to) return;
    const page = user && ticketPage(user.userType, source.userId === target.userId ? target.id : source.id);
    tx.send({
      channel: 'email',
      to,
      language: user?.language ?? source.language,
      template: 'support.merged',
      params: {
        name: user?.firstName ?? source.name,
        subject: quoted(source),
        other: `#${target.number}`,
        // Without an account there is no page of the conversation, and the link leads to the contact page.
        page: page ? 'own' : 'none',
        url: this.settings.publicUrl + (page ?? '/contact'),
      },
    });
  }
}

function check(source: Mergeable, target: Mergeable, confirmed: boolean | undefined): void {
  const gone = source.mergedInto ?? target.mergedInto;
  if (gone || source.id === target.id || target.status === 'closed') throw new Problem('transition_forbidden');
  if (!confirmed && !sameAsker(source, target))
    throw invalidField(
      'confirmed',
      'someone else asked the other ticket: confirm that they may read this one',
      'required',
    );
}

/** Compares by account, otherwise by address, otherwise by phone number. */
function sameAsker(one: Mergeable, other: Mergeable): boolean {
  if (one.userId && other.userId) return one.userId === other.userId;
  if (one.email && other.email) return one.email.toLowerCase() === other.email.toLowerCase();
  return Boolean(one.phone) && one.phone === other.phone;
}
