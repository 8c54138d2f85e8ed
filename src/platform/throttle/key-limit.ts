import { Inject, Injectable } from '@nestjs/common';
import type { ThrottlerLimitDetail, ThrottlerRequest } from '@nestjs/throttler';
import type { FastifyReply } from 'fastify';
import { KEY_REQUESTS_PER_MINUTE } from '../../contract/api-keys.js';
import { Settings } from '../config/settings.js';
import { currentContext } from '../scope/context.js';
import { KEY, OneLimit } from './route-limit.js';
import type { Limit } from './throttle.js';

/** Requests of one API key, over all processes. */
export const KEY_REQUESTS = { name: 'api-key', points: KEY_REQUESTS_PER_MINUTE, seconds: 60 } satisfies Limit;

/**
 * The limit of each API key. The guard calls it for every request that came with a valid key, also for those that it then refuses.
 * Answers say what is left: `X-RateLimit-Limit`, `X-RateLimit-Remaining` and `X-RateLimit-Reset` in seconds.
 */
@Injectable()
export class KeyLimit extends OneLimit {
  protected readonly limitName = KEY;
  @Inject(Settings) private readonly settings: Settings;

  protected override async handleRequest(props: ThrottlerRequest): Promise<boolean> {
    const key = `${KEY_REQUESTS.name} ${currentContext().apiKey?.id ?? ''}`;
    const { limit: points, ttl, context } = props;
    const counted = await this.storageService.increment(key, ttl, points, ttl, KEY);
    const limit = Math.max(1, Math.round(points * this.settings.RATE_LIMIT_FACTOR));
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    reply.header('x-ratelimit-limit', limit);
    reply.header('x-ratelimit-remaining', Math.max(0, limit - counted.totalHits));
    reply.header('x-ratelimit-reset', counted.timeToExpire);
    if (counted.isBlocked)
      await this.throwThrottlingException(context, {
        ...counted,
        ttl,
        limit,
        key,
        tracker: key,
      } satisfies ThrottlerLimitDetail);
    return true;
  }
}
