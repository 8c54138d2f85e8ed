import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.js';
import { problemBody } from '../errors/problem.filter.js';
import { ASSETS } from '../site/site.js';
import { SourceGate } from '../throttle/source-gate.js';
import { tooMany } from '../throttle/too-many.js';

/** If a refused body is larger than this, the connection is closed instead of reading the rest. */
const SMALL_BODY = 16 * 1024;
/** The answer when a source is past a limit. A 503 doesn't count against it, because everyone gets one while the database is away. */
const PAST_A_LIMIT = 429;

/**
 * Refuses sources that send far more than people do with 429 `too_many_requests`, before the body is read or the database is
 * asked. The client's own files don't count: a first visit loads dozens of them, and they cost next to nothing.
 */
export function guardBySource(
  fastify: FastifyInstance,
  { SOURCE_REQUESTS_PER_SECOND, RATE_LIMIT_FACTOR }: Settings,
): void {
  const gate = new SourceGate(SOURCE_REQUESTS_PER_SECOND * Math.max(1, RATE_LIMIT_FACTOR));
  const shutOut = new WeakSet<FastifyRequest>();
  fastify.addHook('onRequest', (request, reply, done) => {
    const wait = isFree(request.url) ? 0 : gate.enter(request.ip);
    if (wait === 0) return done();
    shutOut.add(request);
    refuse(request, reply, wait);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === PAST_A_LIMIT && !shutOut.has(request)) gate.refused(request.ip);
    done();
  });
}

/**
 * The client's own files, and the probe that asks no database. Otherwise a proxy that isn't in TRUSTED_PROXIES could cause
 * restarts under load.
 */
const isFree = (url: string) => url.startsWith(`${ASSETS}/`) || url === '/ping';

function refuse({ id, headers }: FastifyRequest, reply: FastifyReply, wait: number): void {
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SMALL_BODY)
    reply.header('connection', 'close');
  void reply
    .status(429)
    .header('retry-after', wait)
    .type('application/json')
    .send(problemBody(tooMany(wait), id));
}
