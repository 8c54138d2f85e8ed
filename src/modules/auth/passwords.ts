import { Logger } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { Problem } from '../../platform/errors/problem.js';
import { throttleSource } from '../../platform/throttle/source.js';
import { FairTurns } from '../../platform/throttle/turns.js';

/** Argon2id with OWASP's parameters; both run on libuv's threads, not on the event loop. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core stays with the event loop: while many sign in at once, everybody else is answered as before. */
const AT_ONCE = Math.max(1, availableParallelism() - 1);

/** Requests of one source wait in one line, and the lines take turns: a flood from one place delays nobody else. */
const turns = new FairTurns({ atOnce: AT_ONCE, waiting: 256, waitingPerKey: 64 });

/** The work itself, where a test can count it. */
export const argon = { hash, verify };

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => argon.hash(password, OPTIONS));
}

let decoy: Promise<string> | undefined;

/** Compares; without a hash it works as long as with one, so that time does not tell which addresses exist. */
export function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  return inTurn(async () => {
    // Made before the first comparison of all, so that no later one takes longer for it.
    decoy ??= argon.hash('decoy', OPTIONS);
    const known = passwordHash ?? (await decoy);
    const matches = await argon.verify(known, password);
    return matches && Boolean(passwordHash);
  });
}

/** All work on passwords of this process: so much at once, a bounded line behind it, and 503 `busy` beyond. */
async function inTurn<T>(fn: () => Promise<T>): Promise<T> {
  try {
    return await turns.take(throttleSource(), fn);
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
