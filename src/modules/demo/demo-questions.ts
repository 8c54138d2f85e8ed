import { Injectable } from '@nestjs/common';
import { VISITOR, type Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { ChatMessagesService } from '../chat/chat-messages.service.js';
import { ChatSessionsService } from '../chat/chat-sessions.service.js';
import { TicketMessages } from '../support/ticket-messages.service.js';
import { Tickets } from '../support/tickets.service.js';
import { DEMO_CHATS, DEMO_TICKETS } from './demo-office.data.js';

/**
 * Tickets, and sample conversations of the site's chat: what visitors of the demo write in the chat goes to the live team, so
 * the demo's staff would find an empty inbox.
 */
@Injectable()
export class DemoQuestions {
  constructor(
    private readonly scope: Scope,
    private readonly tickets: Tickets,
    private readonly answers: TicketMessages,
    private readonly chats: ChatSessionsService,
    private readonly lines: ChatMessagesService,
  ) {}

  async ask({ staff, tenant, landlord }: { staff: Actor; tenant: Actor; landlord: Actor }): Promise<void> {
    const asker = { tenant, landlord };
    for (const { by, answer, ...question } of DEMO_TICKETS) {
      const { id } = await this.scope.as(asker[by], () => this.tickets.create(question));
      if (answer) await this.scope.as(staff, () => this.answers.add(id, answer));
    }
    for (const { question, answer, ...chat } of DEMO_CHATS) {
      const visitor = { ...VISITOR, demo: true };
      const { id } = await this.scope.as(visitor, () => this.chats.begin(chat));
      await this.scope.as({ ...visitor, chatSessionId: id }, () =>
        this.lines.say({ conversation_id: id, message: question }),
      );
      if (answer) await this.scope.as(staff, () => this.lines.say({ conversation_id: id, message: answer }));
    }
  }
}
