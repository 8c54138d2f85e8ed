import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.js';
import { problemBody } from '../errors/problem.filter.js';
import { ASSETS } from '../site/site.js';
import { SourceGate } from '../throttle/source-gate.js';
import { tooMany } from '../throttle/too-many.js';

/** A body of more than this is not read to its end only to be thrown away: the connection is closed instead. */
const SMALL_BODY = 16 * 1024;
/** The answer to whoever is past a limit. 503 is not counted: while the database is away everybody hears it. */
const PAST_A_LIMIT = 429;

/**
 * Refuses sources far above what people do with 429 `too_many_requests`, before the body is read and anything is asked. The
 * client's own files are left out: a first visit takes dozens of them, and they cost next to nothing.
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

/** The client's own files, and the probe that asks nothing: a proxy that was not named must not have the process restarted under load. */
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
