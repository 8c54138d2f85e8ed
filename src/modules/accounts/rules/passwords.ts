import { availableParallelism } from 'node:os';
import { Logger } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../../platform/errors/problem.js';
import { throttleSource } from '../../../platform/throttle/source.js';
import { FairTurns } from '../../../platform/turns/fair-turns.js';

/** Argon2id with OWASP's parameters; both run on libuv's threads, not on the event loop. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core is left to the event loop, so that other requests are answered while many people sign in. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

/** Requests of each source have a queue of their own, and the queues take turns, so a flood from one source delays no one else. */
const turns = new FairTurns({ units: AT_ONCE, unitsPerKey: AT_ONCE, waiting: 256, waitingPerKey: 64 });

/** The work itself, where a test can count it. */
export const argon = { hash, verify };

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon.hash(password, OPTIONS));
}

let decoy: Promise<string> | undefined;

/** Verifies a password. Without a hash it takes as long as with one, so that the time doesn't tell which addresses exist. */
export function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  return inTurn(async () => {
    // Created before the very first comparison, so that no later one takes longer.
    decoy ??= argon.hash('decoy', OPTIONS);
    const known = passwordHash ?? (await decoy);
    const matches = await argon.verify(known, password);
    return matches && Boolean(passwordHash);
  });
}

/**
 * The queue for all password hashing of this process: a few hashes at a time, a limited number waiting, and 503 `busy`
 * beyond that.
 */
async function inTurn<T>(fn: () => Promise<T>): Promise<T> {
  try {
    return await turns.take(throttleSource(), 1, fn);
  } catch (error) {
    if (error instanceof Problem && error.code === 'busy') warn();
    throw error;
  }
}

const log = new Logger('Passwords');
const WARN_EVERY_MS = 60_000;
let warnedAt = -Infinity;

function warn(): void {
  if (performance.now() - warnedAt < WARN_EVERY_MS) return;
  warnedAt = performance.now();
  log.warn('More sign-ins and new passwords arrive than this process can work on; some are answered 503 for now.');
}
