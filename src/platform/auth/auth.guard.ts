import { Inject, Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard as PassportGuard } from '@nestjs/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { includesScope, type KeyScope } from '../../contract/api-keys.js';
import { staffMay, type StaffRight } from '../../contract/staff-roles.js';
import { Problem } from '../errors/problem.js';
import type { ActorRole } from '../scope/actor.js';
import { currentContext } from '../scope/context.js';
import { KeyLimit } from '../throttle/key-limit.js';
import {
  AUTHENTICATOR,
  bearerToken,
  isApiKey,
  KEY_AUTHENTICATOR,
  RENEWED_TOKEN_HEADER,
  type Authenticated,
  type Authenticator,
} from './authenticator.js';
import { CODE_SESSION, KEY_SCOPE, OWNER_ONLY, PUBLIC, ROLES, STAFF_RIGHT } from './decorators.js';

/**
 * Closed by default: every route needs a session and one of its roles, unless it says `@Public()`. Passport reads the token, which
 * is a session's or an API key; a key also needs the scope that the route names with `@ForKeys()`.
 */
@Injectable()
export class AuthGuard extends PassportGuard() {
  constructor(
    private readonly reflector: Reflector,
    private readonly keyLimit: KeyLimit,
    @Inject(AUTHENTICATOR) sessions: Authenticator,
    @Inject(KEY_AUTHENTICATOR) keys: Authenticator,
  ) {
    super({ defaultStrategy: [sessions.name, keys.name] });
  }

  override async canActivate(execution: ExecutionContext): Promise<boolean> {
    const meta = <T>(key: string) =>
      this.reflector.getAllAndOverride<T | undefined>(key, [execution.getHandler(), execution.getClass()]);
    const token = bearerToken(execution.switchToHttp().getRequest<FastifyRequest>());
    const open = meta<boolean>(PUBLIC) === true;
    // What is open to everyone is read as a visitor reads it: a key isn't even looked up there.
    if (token && !(open && isApiKey(token))) await this.enter(execution, open);
    if (open) return true;
    if (!token) throw new Problem('unauthenticated');
    const { actor, apiKey } = currentContext();
    if (apiKey) {
      await this.keyLimit.canActivate(execution);
      const needed = meta<KeyScope>(KEY_SCOPE);
      if (!needed || !includesScope(apiKey.scopes, needed)) throw new Problem('api_key_scope');
    }
    if (!meta<ActorRole[]>(ROLES)?.includes(actor.role)) throw new Problem('forbidden');
    if (actor.role === 'landlord' && actor.accountRole !== 'owner' && meta<boolean>(OWNER_ONLY))
      throw new Problem('owner_only');
    if (actor.role === 'staff' && !staffMay(actor.staffRole, meta<StaffRight>(STAFF_RIGHT)))
      throw new Problem('forbidden');
    if (actor.viaCode && meta<boolean>(CODE_SESSION) === false) throw new Problem('password_required');
    return true;
  }

  /**
   * Passport's result. For every reason to refuse a token, the answer is the one for a session that has ended, or for a
   * key that isn't valid.
   */
  override handleRequest<Session = Authenticated>(
    error: unknown,
    session: Session | false | null | undefined,
    cause: unknown,
    execution: ExecutionContext,
  ): Session {
    if (error) throw error as Error;
    if (session) return session;
    const token = bearerToken(execution.switchToHttp().getRequest<FastifyRequest>()) ?? '';
    throw new Problem(isApiKey(token) ? 'api_key_invalid' : 'session_ended', { cause });
  }

  /**
   * On a public route, an ended session makes the person a visitor, because they must be able to sign in again while the
   * browser still sends the old token.
   */
  private async enter(execution: ExecutionContext, open: boolean): Promise<void> {
    const http = execution.switchToHttp();
    try {
      await super.canActivate(execution);
      const { actor, language, renewedToken, apiKey } = http.getRequest<{ user: Authenticated }>().user;
      // What is open to everyone is read as a visitor reads it: a technician's role may touch no public table.
      if (open && actor.role === 'technician') return;
      // All visitors of the demo share its accounts. There the language comes from the request, because an account can't know
      // its reader's.
      Object.assign(currentContext(), { actor, apiKey, ...(!actor.demo && { language }) });
      if (renewedToken) http.getResponse<FastifyReply>().header(RENEWED_TOKEN_HEADER, renewedToken);
    } catch (error) {
      if (!open || !(error instanceof Problem) || error.status !== 401) throw error;
    }
  }
}
