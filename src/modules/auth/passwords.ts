import { hash, verify } from '@node-rs/argon2';
import { availableParallelism } from 'node:os';
import { Turns } from '../../platform/throttle/turns.js';

/** Argon2id with OWASP's parameters; both run on libuv's threads, not on the event loop. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core stays with the event loop: while many sign in at once, everybody else is answered as before. */
const turns = new Turns(Math.max(1, availableParallelism() - 1));

/** The work itself, where a test can count it. */
export const argon = { hash, verify };

export function hashPassword(password: string): Promise<string> {
  return turns.take(() => argon.hash(password, OPTIONS));
}

let decoy: Promise<string> | undefined;

/** Compares; without a hash it works as long as with one, so that time does not tell which addresses exist. */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const known = passwordHash ?? (await decoy);
  const matches = await turns.take(() => argon.verify(known, password));
  return matches && Boolean(passwordHash);
}
