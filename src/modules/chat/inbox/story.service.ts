import { Injectable } from '@nestjs/common';
import { storyLine } from '../../../contract/chat-story.js';
import type { Language } from '../../../contract/languages.js';
import { TICKET_TEXT_MAX } from '../../../contract/tickets.js';
import { iso } from '../../../platform/database/iso.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { invalidField } from '../../../platform/errors/refusals.js';
import { Catalogues } from '../../../platform/i18n/catalogues.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { Leads } from '../../crm/leads.service.js';
import { Tickets } from '../../support/tickets.service.js';
import { lockSession, refuseDeleted } from '../chat-rows.js';
import { ChatTags } from '../tags/tags.service.js';
import type { ChatLead, ChatTicket, MadeFromChat } from './story.dto.js';

interface Story {
  ticketId: string | null;
  leadId: string | null;
  language: Language;
  userId: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}
const STORY = `select s.ticket_id as "ticketId", s.lead_id as "leadId", s.language, s.user_id as "userId",
  u.first_name as "firstName", u.last_name as "lastName", u.email from chat_session s left join app_user u on u.id = s.user_id where s.id = $1`;
/**
 * What the visitor and staff wrote. Internal notes are in another table, and must stay out, because the person who asked can read
 * the ticket.
 */
const LINES = `select message, sender_type as "from", created_at as at from chat_message where conversation_id = $1 and not automatic order by sequence`;

/** Creates a ticket or a lead from a conversation, with its messages. Idempotent: the same conversation gives the same one. */
@Injectable()
export class ChatStory {
  constructor(
    private readonly scope: Scope,
    private readonly words: Catalogues,
    private readonly tickets: Tickets,
    private readonly leads: Leads,
    private readonly tags: ChatTags,
  ) {}

  /**
   * Creates a ticket with the tags of the conversation, in the name of the person who was signed in. 400 for a visitor without a
   * name and an address. 422 `transition_forbidden` once the person was deleted.
   */
  ticket(id: string, body: ChatTicket): Promise<MadeFromChat> {
    return this.scope.write('chat.ticket', async (tx) => {
      const story = await this.read(tx, id);
      if (story.ticketId) return { id: story.ticketId, isNew: false };
      await refuseDeleted(tx, story);
      const name = [story.firstName, story.lastName].filter(Boolean).join(' ') || required(body.name, 'name');
      const email = story.email ?? required(body.email, 'email');
      const description = await this.told(tx, id, story.language);
      const asked = { subject: body.subject, description, userId: story.userId, name, email, submissionId: null };
      const made = await this.tickets.file(tx, { ...asked, language: story.language }, tx.actor.userId);
      await this.tags.bring(tx, id, made);
      return this.remember(tx, id, 'ticket_id', made);
    });
  }

  /**
   * 400 if neither the request nor the conversation has a name and an address, 422 `transition_forbidden` once the person was
   * deleted.
   */
  lead(id: string, body: ChatLead): Promise<MadeFromChat> {
    return this.scope.write('chat.lead', async (tx) => {
      const story = await this.read(tx, id);
      if (story.leadId) return { id: story.leadId, isNew: false };
      await refuseDeleted(tx, story);
      const made = await this.leads.file(tx, {
        firstName: body.firstName ?? required(story.firstName, 'firstName'),
        lastName: body.lastName ?? required(story.lastName, 'lastName'),
        email: body.email ?? required(story.email, 'email'),
        language: story.language,
        request: await this.told(tx, id, story.language),
        userId: story.userId,
      });
      return this.remember(tx, id, 'lead_id', made);
    });
  }

  private async read(tx: Tx, id: string): Promise<Story> {
    orNotFound(await lockSession(tx, id));
    return orNotFound((await tx.rows<Story>(STORY, [id]))[0]);
  }

  /** Returns the conversation as text in its language, with times in UTC, which pages show in the reader's zone. If it is too long, its beginning is cut. */
  private async told(tx: Tx, id: string, language: Language): Promise<string> {
    const lines = await tx.rows<{ message: string; from: string; at: Date | string }>(LINES, [id]);
    const text = lines
      .map(({ message, from, at }) => {
        const who = this.words.text(language, from === 'agent' ? 'chat.story.team' : 'chat.story.visitor');
        return storyLine(iso(at), who, message);
      })
      .join('\n\n');
    return text.length <= TICKET_TEXT_MAX ? text : `…${text.slice(1 - TICKET_TEXT_MAX)}`;
  }

  private async remember(tx: Tx, id: string, column: 'ticket_id' | 'lead_id', made: string): Promise<MadeFromChat> {
    await tx.rows(`update chat_session set ${column} = $2, version = version + 1 where id = $1`, [id, made]);
    tx.about('chat_session', id);
    tx.changed(['chat-sessions'], [id], {});
    return { id: made, isNew: true };
  }
}

function required(value: string | null | undefined, field: string): string {
  if (!value) throw invalidField(field, `${field} is required: the conversation does not know it`, 'required');
  return value;
}
