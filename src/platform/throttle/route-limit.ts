import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import type { Observable } from 'rxjs';
import { tooMany } from './too-many.js';

/** The throttlers of @nestjs/throttler: one for every route, one for the routes that a decorator marks, one for API keys. */
export const EVERY_ROUTE = 'every-route';
export const ROUTE = 'route';
export const KEY = 'key';

/** One of the throttlers, with our own answer past the limit. */
export abstract class OneLimit extends ThrottlerGuard {
  protected abstract readonly limitName: string;

  override async onModuleInit(): Promise<void> {
    await super.onModuleInit();
    this.throttlers = this.throttlers.filter(({ name }) => name === this.limitName);
  }

  protected override async throwThrottlingException(
    _execution: ExecutionContext,
    { timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    throw tooMany(timeToBlockExpire);
  }
}

/** Runs before everything else, even before the session is looked up, so a flood from one source costs no query. */
@Injectable()
export class EveryRouteLimit extends OneLimit {
  protected readonly limitName = EVERY_ROUTE;
}

/**
 * The limit of a single route. It is an interceptor, so it runs after the one for idempotency: a POST that is repeated with its
 * key gets the stored answer and isn't counted again.
 */
@Injectable()
export class RouteLimit extends OneLimit implements NestInterceptor {
  protected readonly limitName = ROUTE;

  async intercept(execution: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    await this.canActivate(execution);
    return next.handle();
  }
}
