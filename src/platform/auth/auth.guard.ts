import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../errors/problem.js';
import type { ActorRole } from '../scope/actor.js';
import { currentContext } from '../scope/context.js';
import { AUTHENTICATOR, RENEWED_TOKEN_HEADER, type Authenticator } from './authenticator.js';
import { CODE_SESSION, PUBLIC, ROLES } from './decorators.js';

/** Closed by default: every route needs a session and one of its roles, unless it says `@Public()`. */
@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    @Inject(AUTHENTICATOR) private readonly authenticator: Authenticator,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    const meta = <T>(key: string) => this.reflector.getAllAndOverride<T | undefined>(key, [execution.getHandler(), execution.getClass()]);
    const request = execution.switchToHttp().getRequest<FastifyRequest>();
    const token = bearerToken(request.headers.authorization);
    const open = meta<boolean>(PUBLIC) === true;
    if (token) await this.enter(token, execution.switchToHttp().getResponse<FastifyReply>(), open);
    if (open) return true;
    if (!token) throw new Problem('unauthenticated');
    const { actor } = currentContext();
    if (!meta<ActorRole[]>(ROLES)?.includes(actor.role)) throw new Problem('forbidden');
    if (actor.viaCode && meta<boolean>(CODE_SESSION) === false) throw new Problem('password_required');
    return true;
  }

  /** On an open route an ended session makes a visitor: signing in again must be possible with an old token at hand. */
  private async enter(token: string, reply: FastifyReply, open: boolean): Promise<void> {
    try {
      const { actor, language, renewedToken } = await this.authenticator.authenticate(token);
      Object.assign(currentContext(), { actor, language });
      if (renewedToken) reply.header(RENEWED_TOKEN_HEADER, renewedToken);
    } catch (error) {
      if (!open || !(error instanceof Problem) || error.status !== 401) throw error;
    }
  }
}

function bearerToken(header: string | undefined): string | undefined {
  return header?.match(/^Bearer (\S+)$/i)?.[1];
}
