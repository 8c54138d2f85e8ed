import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard as PassportGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../errors/problem.js';
import type { ActorRole } from '../scope/actor.js';
import { currentContext } from '../scope/context.js';
import {
  AUTHENTICATOR,
  bearerToken,
  RENEWED_TOKEN_HEADER,
  type Authenticated,
  type Authenticator,
} from './authenticator.js';
import { CODE_SESSION, PUBLIC, ROLES } from './decorators.js';

/** Closed by default: every route needs a session and one of its roles, unless it says `@Public()`. Passport reads the token. */
@Injectable()
export class AuthGuard extends PassportGuard() {
  constructor(
    private readonly reflector: Reflector,
    @Inject(AUTHENTICATOR) { name }: Authenticator,
  ) {
    super({ defaultStrategy: name });
  }

  override async canActivate(execution: ExecutionContext): Promise<boolean> {
    const meta = <T>(key: string) =>
      this.reflector.getAllAndOverride<T | undefined>(key, [execution.getHandler(), execution.getClass()]);
    const token = bearerToken(execution.switchToHttp().getRequest<FastifyRequest>());
    const open = meta<boolean>(PUBLIC) === true;
    if (token) await this.enter(execution, open);
    if (open) return true;
    if (!token) throw new Problem('unauthenticated');
    const { actor } = currentContext();
    if (!meta<ActorRole[]>(ROLES)?.includes(actor.role)) throw new Problem('forbidden');
    if (actor.viaCode && meta<boolean>(CODE_SESSION) === false) throw new Problem('password_required');
    return true;
  }

  /** Passport's result. Whatever the reason for which it refuses a token, the answer is the one for a session that has ended. */
  override handleRequest<Session = Authenticated>(
    error: unknown,
    session: Session | false | null | undefined,
    cause: unknown,
  ): Session {
    if (error) throw error as Error;
    if (!session) throw new Problem('session_ended', { cause });
    return session;
  }

  /**
   * On a public route, an ended session makes the person a visitor, because they must be able to sign in again while the
   * browser still sends the old token.
   */
  private async enter(execution: ExecutionContext, open: boolean): Promise<void> {
    const http = execution.switchToHttp();
    try {
      await super.canActivate(execution);
      const { actor, language, renewedToken } = http.getRequest<{ user: Authenticated }>().user;
      // What is open to everyone is read as a visitor reads it: a technician's role may touch no public table.
      if (open && actor.role === 'technician') return;
      // All visitors of the demo share its accounts. There the language comes from the request, because an account can't know
      // its reader's.
      Object.assign(currentContext(), { actor, ...(!actor.demo && { language }) });
      if (renewedToken) http.getResponse<FastifyReply>().header(RENEWED_TOKEN_HEADER, renewedToken);
    } catch (error) {
      if (!open || !(error instanceof Problem) || error.status !== 401) throw error;
    }
  }
}
