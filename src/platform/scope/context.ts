import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { VISITOR, type Actor } from './actor.js';

/** Who a request, a job or a test runs for, and what goes with it. */
export interface Context {
  requestId: string;
  actor: Actor;
  /** Address the request came from, behind TRUSTED_PROXIES. */
  source: string;
  /** The User-Agent of the request. */
  userAgent?: string;
  language: string;
  /** The time limit of statements: `short` in requests, unless the route is `@LongStatements()`; long everywhere else. */
  statements?: 'short' | 'long';
  /** Set by `@FromReplica()`: reads go to the replica if there is one. */
  fromReplica?: boolean;
  /** The API key that the actor acts through. It stays when the system acts for the actor, because the audit log names it. */
  apiKey?: { id: string; prefix: string; scopes: readonly string[] };
  /** Why the system acts, when `actor.role` is `system`. */
  reason?: string;
  /** The key of the message that is being handled. Its effects are committed once under this key. */
  messageKey?: string;
  /** The action that was already committed under `messageKey`. A handler may commit only one (see `SecondWriteError`). */
  handled?: { command: string | null };
  /** The idempotency claim of the request, which is marked as done in its transaction. */
  claimId?: string;
  /** What spans of this request or job belong to, where traces are on (`platform/tracing`). */
  trace?: unknown;
  /** Statements that are sent to the database together with the commit of the running `scope.write`. */
  commitStatements?: string[];
}

const storage = new AsyncLocalStorage<Context>();

// Frozen, because the guard writes into a request's context and must never write into this shared one.
const NOBODY: Context = Object.freeze({ requestId: 'none', actor: VISITOR, source: 'local', language: 'en' });

/** The running context. Outside a request or job the actor is a visitor, who can do the least. */
export function currentContext(): Context {
  return storage.getStore() ?? NOBODY;
}

export function runInContext<T>(context: Partial<Context>, fn: () => T): T {
  return storage.run({ ...currentContext(), requestId: randomUUID(), ...context }, fn);
}

/** Runs the rest of the current request in this context (Fastify's `onRequest` hook). */
export function enterContext(context: Context): void {
  storage.enterWith(context);
}
