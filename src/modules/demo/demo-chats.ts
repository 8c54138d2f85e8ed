import { Injectable } from '@nestjs/common';
import { ago } from '../../platform/clock/clock.js';
import { VISITOR, type Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import { ChatMessagesService } from '../chat/chat-messages.service.js';
import { ChatSessionsService } from '../chat/chat-sessions.service.js';
import { ChatNotes } from '../chat/inbox/notes.service.js';
import { ChatTeam } from '../chat/inbox/team.service.js';
import { VisitorPages } from '../chat/visitor-pages.service.js';
import { DEMO_CHATS, type DemoChat } from './demo-chats.data.js';

interface People {
  staff: Actor;
  tenant: Actor;
  landlord: Actor;
}

interface Settled extends Pick<DemoChat, 'note' | 'team' | 'closed'> {
  answered: boolean;
}

/** The prefix of the team's answers. */
const ANSWER = '> ';
/** Minutes. */
const BETWEEN_LINES = 2;

/** What the demo's staff do with a conversation. */
@Injectable()
export class DemoInbox {
  constructor(
    private readonly chats: ChatSessionsService,
    private readonly notes: ChatNotes,
    private readonly team: ChatTeam,
  ) {}

  async settle(id: string, { note, team, closed, answered }: Settled): Promise<void> {
    if (team) await this.team.handOver(id, { team, note });
    else if (note) await this.notes.add(id, { text: note });
    if (closed) await this.chats.change(id, { status: 'closed', reason: closed });
    // No demo staff are signed in while the demo is filled, so a conversation in which the visitor writes again goes back
    // to the queue. This assigns it again.
    else if (answered && !team) await this.chats.change(id, { status: 'assigned' });
  }
}

/**
 * Sample conversations of the site's chat, created with the usual services. Chats that visitors of the demo start go to the
 * real team, so without samples the demo staff's inbox would be empty.
 */
@Injectable()
export class DemoChats {
  constructor(
    private readonly scope: Scope,
    private readonly chats: ChatSessionsService,
    private readonly lines: ChatMessagesService,
    private readonly pages: VisitorPages,
    private readonly inbox: DemoInbox,
  ) {}

  async ask(people: People): Promise<void> {
    for (const chat of DEMO_CHATS) await this.hold(chat, people);
  }

  private async hold(chat: DemoChat, people: People): Promise<void> {
    const { by, page, said, minutesAgo, note, team, closed, ...begun } = chat;
    const asker = by ? people[by] : { ...VISITOR, demo: true };
    const { id } = await ago(minutesAgo, () => this.scope.as(asker, () => this.chats.begin(begun)));
    const visitor = { ...asker, chatSessionId: id };
    if (page) await this.scope.as(visitor, () => this.pages.visit(id, page));
    let minutes = minutesAgo;
    for (const line of said) {
      const answer = line.startsWith(ANSWER);
      const message = answer ? line.slice(ANSWER.length) : line;
      const say = () => this.lines.say({ conversation_id: id, message });
      minutes -= BETWEEN_LINES;
      await ago(minutes, () => this.scope.as(answer ? people.staff : visitor, say));
    }
    const answered = said.some((line) => line.startsWith(ANSWER));
    const settle = () => this.inbox.settle(id, { note, team, closed, answered });
    await ago(minutes, () => this.scope.as(people.staff, settle));
  }
}
