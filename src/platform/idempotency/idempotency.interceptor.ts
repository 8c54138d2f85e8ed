import { createHash } from 'node:crypto';
import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { catchError, from, mergeMap, throwError, type Observable } from 'rxjs';
import { currentContext } from '../scope/context.js';
import { IdempotencyStore } from './idempotency-store.js';
import { SECRET_ANSWER } from './secret-answer.decorator.js';

/**
 * `Idempotency-Key` on a POST: the same body gets the same answer, another body 422, and one whose first request is still
 * running 409 (docs/specification/api.md).
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly store: IdempotencyStore,
    private readonly reflector: Reflector,
  ) {}

  async intercept(execution: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = execution.switchToHttp().getRequest<FastifyRequest>();
    const reply = execution.switchToHttp().getResponse<FastifyReply>();
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string' || request.isMultipart()) return next.handle();
    const { actor, source, apiKey } = currentContext();
    const claim = await this.store.claim({
      // A key never gets the stored answer of a session, nor of another key.
      caller: apiKey ? `key ${apiKey.id}` : (actor.userId ?? `visitor ${source}`),
      path: request.url.split('?')[0] ?? '',
      key: key.slice(0, 200),
      bodyHash: createHash('sha256')
        .update(JSON.stringify(request.body ?? null))
        .digest('base64'),
    });
    if ('answer' in claim) {
      reply.status(claim.answer.status).header('idempotency-replayed', 'true');
      return from([claim.answer.response]);
    }
    currentContext().claimId = claim.id;
    const secret = this.reflector.get<boolean | undefined>(SECRET_ANSWER, execution.getHandler());
    return next.handle().pipe(
      mergeMap((response) => from(this.store.keep(claim.id, reply.statusCode, response, secret).then(() => response))),
      catchError((error: unknown) => from(this.store.free(claim.id)).pipe(mergeMap(() => throwError(() => error)))),
    );
  }
}
