import { SetMetadata } from '@nestjs/common';
import type { DomainEvent, EventPayload } from './domain-event.js';

export const HANDLES = 'lw:handles';
export const AT_COMMIT = 'lw:at-commit';
export const SCHEDULED = 'lw:scheduled';

export interface Handling {
  event: string;
  key: string;
  formerly?: string;
}

/**
 * Marks a provider's method as the handler of an event: `(payload, on: { accountId, demo }) => Promise<void>`. It runs as the
 * system, at least once; what it writes through `scope.write` is committed exactly once.
 *
 * `key` names the handler in queued jobs, `'<module>.<what-it-does>'`. It is unique and must never change, because a queued job
 * looks for it, perhaps in another version. `formerly` is a key that jobs of an older version have.
 */
export const Handles = <T extends EventPayload>(event: DomainEvent<T>, key: string, formerly?: string) =>
  SetMetadata(HANDLES, { event: event.name, key, ...(formerly && { formerly }) } satisfies Handling);

/** What an event is answered with when it is committed. */
export interface Committing {
  demo: boolean;
  now: Date;
}

/**
 * Marks a provider's method that answers an event with SQL: `(payload, at: Committing) => string[]`. The statements are sent
 * with the commit of the action, as the system, and belong to its transaction. Use it for what is written with every frequent
 * action, where a job would cost more than the action itself. Nothing can be read back, and a statement that fails rolls the
 * action back.
 */
export const AtCommit = <T extends EventPayload>(event: DomainEvent<T>) => SetMetadata(AT_COMMIT, event.name);

/** Runs a provider's method by a cron expression (UTC), on one process at a time: `@Scheduled('rent.run', '5 * * * *')`. */
export const Scheduled = (name: string, cron: string) => SetMetadata(SCHEDULED, { name, cron });
