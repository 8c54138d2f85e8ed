import { applyDecorators, Injectable, SetMetadata, UseGuards, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { throttleSource } from './source.js';
import { Throttle, type Limit } from './throttle.js';

const LIMIT = 'limit-by-source';

/** Counts one for the source of the request before anything else is done. 429 `too_many_requests` past the limit. */
@Injectable()
class LimitBySource implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly throttle: Throttle,
  ) {}

  async canActivate(execution: ExecutionContext): Promise<boolean> {
    await this.throttle.use(this.reflector.get<Limit>(LIMIT, execution.getHandler()), throttleSource());
    return true;
  }
}

/** Limits a route by source: `@LimitedBySource(LIMITS.link)`. */
export const LimitedBySource = (limit: Limit): MethodDecorator => applyDecorators(SetMetadata(LIMIT, limit), UseGuards(LimitBySource));
