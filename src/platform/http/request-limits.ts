import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Settings } from '../config/settings.js';
import { problemBody } from '../errors/problem.filter.js';
import { Problem } from '../errors/problem.js';
import { PART_TYPE } from '../files/resumable/part-type.js';

/** Ten times the longest address that the client makes. Routing and logging never see a longer one. */
const MAX_PATH = 2048;
/** Links carry a token of a few hundred characters, lists a search and filters. */
const MAX_QUERY = 8 * 1024;
const MAX_PARAMETERS = 100;

/** A browser sends its headers in one go. Connections that send no request are looked for every few seconds. */
const HEADERS_MS = 20_000;
const CHECK_MS = 5000;
/** An upload may take longer than REQUEST_TIMEOUT_MS while it arrives at this rate, so 20 MB get about ten minutes. */
const LEAST_BYTES_A_SECOND = 32 * 1024;
/** Node's own limit is a second barrier. It is above the slowest upload that we accept. */
const LONGEST_REQUEST_MS = 15 * 60_000;
/** How much longer than the longest statement a connection may be silent, so that a report isn't cut off while it is prepared. */
const SILENCE_BEYOND_MS = 30_000;

type ServerLimits = Pick<FastifyServerOptions, 'requestTimeout' | 'connectionTimeout'> & {
  http: object;
  clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => void;
};

/**
 * The limits that Node enforces on every connection. Event streams send a ping more often than `connectionTimeout`, so it ends
 * only connections on which nothing moves, such as one whose reader has stopped reading.
 */
export function serverLimits({ DATABASE_LONG_STATEMENT_TIMEOUT_MS }: Settings): ServerLimits {
  return {
    requestTimeout: LONGEST_REQUEST_MS,
    connectionTimeout: DATABASE_LONG_STATEMENT_TIMEOUT_MS + SILENCE_BEYOND_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
    clientErrorHandler: (error, socket) => {
      if (error.code !== 'ECONNRESET')
        endWith(socket, new Problem(CLIENT_ERRORS[error.code ?? ''] ?? 'invalid_input', { cause: error }));
    },
  };
}

const CLIENT_ERRORS: Partial<Record<string, 'request_timeout' | 'headers_too_large'>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Answers 414 before anything else looks at the address. */
export function refuseLongAddress({ url }: { url: string }): void {
  const at = url.indexOf('?');
  const path = at < 0 ? url.length : at;
  const query = url.length - path;
  if (path > MAX_PATH || query > MAX_QUERY || (query > MAX_PARAMETERS && parametersOf(url, path) > MAX_PARAMETERS))
    throw new Problem('address_too_long');
}

function parametersOf(url: string, from: number): number {
  let count = 1;
  for (let at = url.indexOf('&', from); at >= 0; at = url.indexOf('&', at + 1)) count += 1;
  return count;
}

/**
 * Ends a request whose body doesn't arrive: any body within `ms`, an upload as long as it doesn't keep a steady rate. Node's
 * own `requestTimeout` is one limit for all requests, so it would have to allow for the slowest upload.
 */
export function watchBody({ raw, headers }: FastifyRequest, reply: FastifyReply, ms: number): void {
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
  // A request that a test injects has no connection that could be slow.
  if (!(raw.socket instanceof Socket)) return;
  const type = headers['content-type'] ?? '';
  const upload = type.startsWith('multipart/') || type === PART_TYPE;
  const least = upload ? (LEAST_BYTES_A_SECOND * ms) / 1000 : Infinity;
  let before = raw.socket.bytesRead;
  const watch = setInterval(() => {
    const came = raw.socket.bytesRead - before;
    before += came;
    if (!raw.complete && came >= least) return;
    clearInterval(watch);
    if (raw.complete) return;
    if (reply.raw.headersSent) raw.socket.destroy();
    else endWith(raw.socket, new Problem('request_timeout'), reply.request.id);
  }, ms);
  watch.unref();
  raw.once('close', () => clearInterval(watch));
}

/** The error shape, written by hand: there is no request object yet, or no one waits for its answer any more. */
function endWith(socket: Socket, problem: Problem, requestId: string = randomUUID()): void {
  if (socket.destroyed) return;
  const body = JSON.stringify(problemBody(problem, requestId));
  const head = `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
  if (socket.writable) socket.end(head + body);
  // A client that keeps sending would otherwise keep its half of the connection open.
  socket.destroySoon();
}
