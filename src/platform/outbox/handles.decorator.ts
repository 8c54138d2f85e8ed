import { SetMetadata } from '@nestjs/common';
import type { DomainEvent, EventPayload } from './domain-event.js';

export const HANDLES = 'lw:handles';
export const SCHEDULED = 'lw:scheduled';

/**
 * Marks a provider's method as handler of an event: `(payload, on: { accountId, demo }) => Promise<void>`. It runs as
 * the system, at least once; what it writes through `scope.write` is committed exactly once.
 */
export const Handles = <T extends EventPayload>(event: DomainEvent<T>) => SetMetadata(HANDLES, event.name);

/** Runs a provider's method by a cron expression (UTC), on one process at a time: `@Scheduled('rent.run', '5 * * * *')`. */
export const Scheduled = (name: string, cron: string) => SetMetadata(SCHEDULED, { name, cron });
