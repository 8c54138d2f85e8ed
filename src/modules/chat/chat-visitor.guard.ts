import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CHAT_SECRET_HEADER } from '../../contract/chat.js';
import { currentContext } from '../../platform/scope/context.js';
import { onTheSite } from '../../platform/scope/live-world.js';
import { ChatSecrets } from './chat-secrets.js';

/**
 * Lets whoever shows a session's secret act as its visitor; without one, everything stays as it is. Conversations are with the
 * live team, so the secret leads people of the demo out of it.
 */
@Injectable()
export class ChatVisitorGuard implements CanActivate {
  constructor(private readonly secrets: ChatSecrets) {}

  canActivate(execution: ExecutionContext): boolean {
    const secret = execution.switchToHttp().getRequest<FastifyRequest>().headers[CHAT_SECRET_HEADER];
    const chatSessionId = typeof secret === 'string' ? this.secrets.sessionOf(secret) : null;
    const context = currentContext();
    if (chatSessionId) Object.assign(context, { actor: onTheSite({ ...context.actor, chatSessionId }) });
    return true;
  }
}
