import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { TICKET_TAGS_MOST } from '../../../contract/tickets.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { invalidField } from '../../../platform/errors/refusals.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { TicketTags } from '../../support/team/tags.service.js';
import { lockSession } from '../chat-rows.js';
import { toInboxSession, type InboxSessionResponse } from '../inbox/inbox.dto.js';
import { readInboxSession } from '../inbox/inbox.rows.js';
import type { ChatTagChange } from './tags.dto.js';

const OF = 'select tag from chat_tag where conversation_id = $1 order by tag';
const ADD =
  'insert into chat_tag (id, demo, created_at, conversation_id, tag) values ($1, $2, $3, $4, $5) on conflict (conversation_id, tag) do nothing';
const REMOVE = 'delete from chat_tag where conversation_id = $1 and tag = $2';

/** The tags of conversations. Tickets use the same tags, and a ticket that is created from a conversation gets its tags. */
@Injectable()
export class ChatTags {
  constructor(
    private readonly scope: Scope,
    private readonly ofTickets: TicketTags,
  ) {
    ofTickets.alsoIn('chat_tag');
  }

  /** Lists the tags of conversations and tickets that the reader can see, the most frequent first. */
  list(): Promise<string[]> {
    return this.ofTickets.list();
  }

  /**
   * Adds or removes a tag. Simultaneous changes wait for each other, so that none is lost. 400 for more than ten on a
   * conversation.
   */
  change(id: string, { addTag, removeTag }: ChatTagChange): Promise<InboxSessionResponse> {
    return this.scope.write('chat.tag', async (tx) => {
      orNotFound(await lockSession(tx, id));
      const before = await tagsOf(tx, id);
      if (removeTag) await tx.rows(REMOVE, [id, removeTag]);
      if (addTag) await tx.rows(ADD, [v7(), tx.actor.demo, this.scope.clock.now(), id, addTag]);
      const after = await tagsOf(tx, id);
      if (after.length > TICKET_TAGS_MOST) throw tooMany();
      tx.about('chat_session', id);
      tx.compare({ tags: before.join(', ') }, { tags: after.join(', ') });
      // The live update names neither the visitor's session nor the person, so it reaches only the team.
      tx.changed(['chat-sessions'], [id], {});
      return toInboxSession(orNotFound(await readInboxSession(tx, id)));
    });
  }

  /** Copies the conversation's tags to the ticket that is created from it. */
  async bring(tx: Tx, id: string, ticketId: string): Promise<void> {
    const tags = await tagsOf(tx, id);
    if (tags.length > 0) await this.ofTickets.set(tx, ticketId, tags, 'ticketTags');
  }
}

async function tagsOf(tx: Tx, id: string): Promise<string[]> {
  return (await tx.rows<{ tag: string }>(OF, [id])).map(({ tag }) => tag);
}

const tooMany = () =>
  invalidField('tags', `tags must contain at most ${TICKET_TAGS_MOST}`, 'too_many', { max: TICKET_TAGS_MOST });
