import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { languageOf } from '../../contract/languages.js';
import type { Settings } from '../config/settings.js';
import { problemBody } from '../errors/problem.filter.js';
import { Problem } from '../errors/problem.js';
import { toProblem } from '../errors/to-problem.js';
import { PART_TYPE } from '../files/resumable/part-type.js';
import { loggerOptions, pathOf, PinoLogger } from '../logging/logger.js';
import { VISITOR } from '../scope/actor.js';
import { enterContext } from '../scope/context.js';
import { registerSecurityHeaders } from '../site/security-headers.js';
import { inlineScripts, registerSite } from '../site/site.js';
import { guardBySource } from './guard-by-source.js';
import { refuseLongAddress, serverLimits, watchBody } from './request-limits.js';
import { parseStrictJson, refuseText } from './strict-json.js';

/** The limit of a JSON body. Uploads (multipart) have a larger one of their own. */
const BODY_LIMIT = 1024 * 1024;
export const UPLOAD_LIMIT = 20 * 1024 * 1024;
export const API_PREFIX = 'api';
/** Addresses that are outside the API or in both places. Their controllers write them in full (docs/specification/api.md). */
const OUTSIDE_PREFIX = [
  'health',
  'healthz',
  'ping',
  'api/health',
  'auth/google/login',
  'api/auth/google/login',
  'auth/google/callback',
  'api/auth/google/callback',
];

/** The application on Fastify, ready to `init()`: used by the server, by the tests and for the API document. */
export async function createApp(module: Type | DynamicModule, settings: Settings): Promise<NestFastifyApplication> {
  const logger = pino(loggerOptions(settings.LOG_LEVEL));
  const trustProxy = settings.TRUSTED_PROXIES.length > 0 ? settings.TRUSTED_PROXIES : false;
  const adapter = new FastifyAdapter({
    ...serverLimits(settings),
    bodyLimit: BODY_LIMIT,
    trustProxy,
    genReqId: () => randomUUID(),
    logger: false,
    return503OnClosing: false,
    frameworkErrors: answer,
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: new PinoLogger(logger),
    bodyParser: false,
    abortOnError: false,
  });
  adapter.getHttpServer().maxConnections = settings.MAX_CONNECTIONS;
  prepareFastify(adapter.getInstance(), logger, settings);
  // Neither is loaded unless it is used.
  if (settings.METRICS_PORT !== undefined)
    (await import('../metrics/request-metrics.js')).countRequests(adapter.getInstance());
  if (settings.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined)
    (await import('../tracing/open-telemetry.js')).traceRequests(adapter.getInstance(), settings);
  await registerSecurityHeaders(adapter.getInstance(), settings.publicUrl.startsWith('https:'), inlineScripts());
  await adapter.getInstance().register(async (scope) => {
    // A route keeps the error handler that is set when it is registered, and Nest sets its own later.
    scope.setErrorHandler(answer);
    await registerSite(scope, settings);
  });
  await app.register(multipart, { limits: { fileSize: UPLOAD_LIMIT, files: 10, fields: 20, fieldSize: 64 * 1024 } });
  app.setGlobalPrefix(API_PREFIX, { exclude: OUTSIDE_PREFIX });
  app.enableShutdownHooks();
  return app;
}

/** Requests are checked by their DTOs. Without this, Fastify would load its own validator and serializer for no route. */
function refuseSchema(): never {
  throw new Error('A route has a JSON schema: describe what it takes and answers with DTOs instead.');
}

/** What other systems report is signed over its very bytes: its controller gets the body as it came. */
const WEBHOOK = /^\/api\/[a-z-]+\/webhooks\//;

const ONE_CLICK = /^\/api\/(sales-emails\/unsubscribe|newsletter\/one-click|chat-emails\/stop)\?/;

const UPLOAD_PART = /^\/api\/uploads\/[0-9a-f-]+$/;

function prepareFastify(fastify: FastifyInstance, logger: pino.Logger, settings: Settings): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (WEBHOOK.test(request.url)) return done(null, String(body));
    try {
      done(null, parseStrictJson(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });
  // Mail programs unsubscribe by a form (RFC 8058). It says nothing that the address doesn't, and no other routes take one.
  fastify.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1024 },
    (request, _body, done) => (ONE_CLICK.test(request.url) ? done(null, {}) : done(new Problem('unsupported_media'))),
  );
  // Parts of uploads are read by their controller (`withPart`), once there is room for them.
  fastify.addContentTypeParser(PART_TYPE, (request, _body, done) =>
    UPLOAD_PART.test(request.url) ? done(null) : done(new Problem('unsupported_media')),
  );
  guardBySource(fastify, settings);
  fastify.addHook('onRequest', (request, reply, done) => {
    enterContext({
      requestId: request.id,
      actor: VISITOR,
      source: request.ip,
      statements: 'short',
      userAgent: request.headers['user-agent'],
      language: languageOf(request.headers['accept-language']),
    });
    refuseLongAddress(request);
    watchBody(request, reply, settings.REQUEST_TIMEOUT_MS);
    done();
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    refuseUnsafeAddress(request);
    done();
  });
  fastify.addHook('onSend', (request, reply, payload, done) => {
    // Answers of the API belong to one person, so no cache may keep them unless a route allows it.
    if (request.url.startsWith(`/${API_PREFIX}/`) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    logger.info(
      {
        method: request.method,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
    done();
  });
}

function refuseUnsafeAddress(request: FastifyRequest): void {
  for (const part of [request.params, request.query]) {
    for (const [name, value] of Object.entries((part ?? {}) as Record<string, unknown>)) {
      for (const text of [name, value].flat()) if (typeof text === 'string') refuseText(text, name);
    }
  }
}

/** Errors before Nest takes over (a body that isn't JSON, a malformed address) have the same shape. */
function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = toProblem(error);
  void reply.status(problem.status).type('application/json').send(problemBody(problem, request.id));
}
