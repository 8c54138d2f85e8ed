import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CHAT_SECRET_HEADER } from '../../contract/chat.js';
import type { Actor } from '../../platform/scope/actor.js';
import { currentContext } from '../../platform/scope/context.js';
import { onTheSite } from '../../platform/scope/live-world.js';
import { Scope } from '../../platform/scope/scope.js';
import { ChatSecrets } from './chat-secrets.js';
import { STILL_THEIRS } from './mails/still-theirs.js';

/** The conversation of an email whose link was opened, if the conversation still has that address. */
const BY_MAIL = `select s.id from chat_mail c join chat_session s on s.id = c.conversation_id left join app_user u on u.id = s.user_id
  where c.id = $1 and c.opened_at is not null and ${STILL_THEIRS}`;

/**
 * Makes the caller the visitor of a conversation if they send its secret. Without a secret, nothing changes. Conversations are
 * with the real team, so in a demo session the secret switches to the real world.
 */
@Injectable()
export class ChatVisitorGuard implements CanActivate {
  constructor(
    private readonly secrets: ChatSecrets,
    private readonly scope: Scope,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const secret = execution.switchToHttp().getRequest<FastifyRequest>().headers[CHAT_SECRET_HEADER];
    const opened = typeof secret === 'string' ? await this.opened(secret) : null;
    const context = currentContext();
    if (opened) Object.assign(context, { actor: onTheSite({ ...context.actor, ...opened }) });
    return true;
  }

  private async opened(secret: string): Promise<Pick<Actor, 'chatSessionId' | 'chatByMail'> | null> {
    const chatSessionId = this.secrets.sessionOf(secret);
    if (chatSessionId) return { chatSessionId };
    const mailId = this.secrets.mailOf(secret);
    if (!mailId) return null;
    const [mail] = await this.scope.asSystem('secret of a chat by email', () =>
      this.scope.rows<{ id: string }>(BY_MAIL, [mailId]),
    );
    return mail ? { chatSessionId: mail.id, chatByMail: true } : null;
  }
}
