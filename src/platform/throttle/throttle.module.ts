import { Global, Module } from '@nestjs/common';
import { ThrottlerModule, type ThrottlerModuleOptions } from '@nestjs/throttler';
import { KEY_REQUESTS, KeyLimit } from './key-limit.js';
import { EVERY_ROUTE, KEY, ROUTE } from './route-limit.js';
import { EVERY_REQUEST, SharedStorage } from './shared-storage.js';
import { throttleSource } from './source.js';
import { Throttle } from './throttle.js';

/** The figures of `ROUTE` come from the decorators. The storage applies RATE_LIMIT_FACTOR. */
function options(storage: SharedStorage): ThrottlerModuleOptions {
  const everyRequest = {
    name: EVERY_ROUTE,
    limit: EVERY_REQUEST.points,
    ttl: EVERY_REQUEST.seconds * 1000,
    getTracker: () => throttleSource(),
    generateKey: (_: unknown, source: string) => source,
  };
  const ofKey = { name: KEY, limit: KEY_REQUESTS.points, ttl: KEY_REQUESTS.seconds * 1000 };
  return { storage, setHeaders: false, throttlers: [everyRequest, { name: ROUTE, limit: 0, ttl: 0 }, ofKey] };
}

@Global()
@Module({
  imports: [ThrottlerModule.forRootAsync({ inject: [SharedStorage], useFactory: options })],
  providers: [Throttle, SharedStorage, KeyLimit],
  exports: [Throttle, SharedStorage, KeyLimit],
})
export class ThrottleModule {}
