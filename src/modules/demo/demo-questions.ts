import { Injectable } from '@nestjs/common';
import { VISITOR, type Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { ChatMessagesService } from '../chat/chat-messages.service.js';
import { ChatSessionsService } from '../chat/chat-sessions.service.js';
import { DEMO_CHATS } from './demo-office.data.js';
import { DemoTickets } from './demo-tickets.js';

/**
 * Tickets, and sample conversations of the site's chat: what visitors of the demo write in the chat goes to the live team, so
 * the demo's staff would find an empty inbox.
 */
@Injectable()
export class DemoQuestions {
  constructor(
    private readonly scope: Scope,
    private readonly tickets: DemoTickets,
    private readonly chats: ChatSessionsService,
    private readonly lines: ChatMessagesService,
  ) {}

  async ask({ staff, tenant, landlord }: { staff: Actor; tenant: Actor; landlord: Actor }): Promise<void> {
    await this.tickets.ask({ staff, tenant, landlord });
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
