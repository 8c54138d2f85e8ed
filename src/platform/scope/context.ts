import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { VISITOR, type Actor } from './actor.js';

/** What the code around a request, a job or a test knows about whom it runs for. */
export interface Context {
  requestId: string;
  actor: Actor;
  /** Address the request came from, behind TRUSTED_PROXIES. */
  source: string;
  /** Browser or program that asks, as it names itself. */
  userAgent?: string;
  language: string;
  /** How long statements may run; a request's are `short` unless its route is `@LongStatements()`, all others are long. */
  statements?: 'short' | 'long';
  /** Why the system acts, when `actor.role` is `system`. */
  reason?: string;
  /** Set while a message is handled: its effects are committed once under this key. */
  messageKey?: string;
  /** The verb that has been committed under `messageKey`: a handler makes one (`SecondVerb`). */
  handled?: { verb: string | null };
  /** Idempotency claim of the running request; marked committed with its transaction. */
  claimId?: string;
  /** Statements that go to the database together with the commit of the running verb. */
  lastWords?: string[];
}

const storage = new AsyncLocalStorage<Context>();

// Frozen: the guard writes into a request's context, and must never write into everybody's.
const NOBODY: Context = Object.freeze({ requestId: 'none', actor: VISITOR, source: 'local', language: 'en' });

/** The running context. Outside of any request or job one is a visitor: closed by default. */
export function currentContext(): Context {
  return storage.getStore() ?? NOBODY;
}

export function runInContext<T>(context: Partial<Context>, fn: () => T): T {
  return storage.run({ ...currentContext(), requestId: randomUUID(), ...context }, fn);
}

/** Puts the rest of the present request in this context (Fastify's `onRequest` hook). */
export function enterContext(context: Context): void {
  storage.enterWith(context);
}
