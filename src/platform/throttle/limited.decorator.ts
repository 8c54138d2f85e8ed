import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { Throttle as Throttled } from '@nestjs/throttler';
import { currentContext } from '../scope/context.js';
import { ROUTE, RouteLimit } from './route-limit.js';
import { throttleSource } from './source.js';
import type { Limit } from './throttle.js';

/** Limits a route by source: `@LimitedBySource(LIMITS.link)`. 429 `too_many_requests` past the limit. */
export const LimitedBySource = (limit: Limit): MethodDecorator => limited(limit, () => throttleSource());

/** Limits a route by the person who is signed in, over all of their sessions. The demo's people are everyone's: there the source counts. */
export const LimitedByPerson = (limit: Limit): MethodDecorator => limited(limit, person);

/** The limit's name goes into the key: two routes with the same limit share its count, as the service's callers do. */
function limited({ name, points, seconds }: Limit, getTracker: () => string): MethodDecorator {
  const limit = {
    limit: points,
    ttl: seconds * 1000,
    getTracker,
    generateKey: (_: unknown, whom: string) => `${name} ${whom}`,
  };
  return applyDecorators(Throttled({ [ROUTE]: limit }), UseInterceptors(RouteLimit));
}

function person(): string {
  const { demo, userId } = currentContext().actor;
  return demo || !userId ? throttleSource() : userId;
}
