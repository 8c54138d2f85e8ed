import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.js';
import { methodOf, routeOf } from '../metrics/request-labels.js';
import { productVersion } from '../product-version.js';
import { currentContext } from '../scope/context.js';
import { traceWith, type Attributes, type OpenSpan, type Spans } from './spans.js';

/**
 * Sends a span for each request, job and SQL statement to the collector of OTEL_EXPORTER_OTLP_ENDPOINT. Spans name routes, handlers
 * and tables, never addresses, values or people. Only called when that setting is set (docs/decisions/1840-traces.md).
 */
export function traceRequests(fastify: FastifyInstance, settings: Settings): void {
  const provider = openProvider(settings);
  const tracer = provider.getTracer('lodgewell');
  const spans = new OpenTelemetrySpans(tracer);
  traceWith(spans);
  const running = new WeakMap<FastifyRequest, Span>();
  const end = (request: FastifyRequest, status: number) => {
    const span = running.get(request);
    if (!span || !running.delete(request)) return;
    span.updateName(`${methodOf(request)} ${routeOf(request)}`);
    span.setAttributes({
      'http.request.method': methodOf(request),
      'http.route': routeOf(request),
      'http.response.status_code': status,
      'lodgewell.request_id': request.id,
    });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    const span = tracer.startSpan(methodOf(request), { kind: SpanKind.SERVER }, ROOT_CONTEXT);
    running.set(request, span);
    // Hooks run in the order they are added: the request has got its own context before.
    currentContext().trace = trace.setSpan(ROOT_CONTEXT, span);
    // There is no response to a client who leaves before it, as at the end of each live stream.
    reply.raw.once('close', () => end(request, reply.statusCode));
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  fastify.addHook('onClose', async () => {
    traceWith(undefined);
    await provider.shutdown().catch(() => undefined);
  });
}

/** The exporter gives up after 5 seconds, so a collector that is away delays neither answers nor the end of the process for long. */
const EXPORT_MS = 5000;

function openProvider(settings: Settings): BasicTracerProvider {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint = '', OTEL_EXPORTER_OTLP_HEADERS: headers = '' } = settings;
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    headers: headersOf(headers),
    timeoutMillis: EXPORT_MS,
  });
  return new BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.OTEL_SERVICE_NAME,
      'service.version': productVersion(),
    }),
    sampler: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [new BatchSpanProcessor(exporter, { exportTimeoutMillis: EXPORT_MS })],
  });
}

const headersOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [name, decoded(value.join('='))];
      }),
  );

/** A value with a stray % is taken as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

class OpenTelemetrySpans implements Spans {
  constructor(private readonly tracer: Tracer) {}

  beginJob(name: string, attributes: Attributes): OpenSpan {
    const span = this.tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER, attributes }, ROOT_CONTEXT);
    currentContext().trace = trace.setSpan(ROOT_CONTEXT, span);
    return ending(span);
  }

  beginStatement(parent: unknown, summary: string): OpenSpan {
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary };
    return ending(this.tracer.startSpan(summary, { kind: SpanKind.CLIENT, attributes }, parent as Context));
  }
}

/** Errors are named by their kind alone, because messages of the database quote values. */
function ending(span: Span): OpenSpan {
  return {
    end: (error) => {
      if (error !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', kindOf(error));
      }
      span.end();
    },
  };
}

function kindOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'error';
}
