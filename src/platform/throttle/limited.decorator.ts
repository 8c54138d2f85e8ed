import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { Throttle as Throttled } from '@nestjs/throttler';
import { currentContext } from '../scope/context.js';
import { ROUTE, RouteLimit } from './route-limit.js';
import { throttleSource } from './source.js';
import type { Limit } from './throttle.js';

/** Limits a route by source: `@LimitedBySource(LIMITS.link)`. 429 `too_many_requests` past the limit. */
export const LimitedBySource = (limit: Limit): MethodDecorator => limited(limit, () => throttleSource());

/**
 * Limits a route by the signed-in person, over all of their sessions. The demo's people are shared by all visitors, so there
 * the source is counted. `ofTenants` is the limit for tenants where they have a lower one.
 */
export const LimitedByPerson = (limit: Limit, ofTenants = limit.points): MethodDecorator =>
  limited(limit, person, () => (currentContext().actor.role === 'tenant' ? ofTenants : limit.points));

/** The limit's name is part of the key, so two routes with the same limit share its count, as direct callers of the service do. */
function limited(
  { name, points, seconds }: Limit,
  getTracker: () => string,
  limitNow: () => number = () => points,
): MethodDecorator {
  const limit = {
    limit: limitNow,
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
