import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, register } from 'prom-client';
import { methodOf, routeOf } from './request-labels.js';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Counts requests by route template, method and status. Labels are templates such as `/api/leases/:id`, never addresses, so they
 * name no one and their number is bounded by the routes. Only called when METRICS_PORT is set.
 */
export function countRequests(fastify: FastifyInstance): void {
  const requests = made('lodgewell_http_requests_total', () => {
    const labelNames = ['method', 'route', 'status'] as const;
    return new Counter({ name: 'lodgewell_http_requests_total', help: 'Requests that were answered.', labelNames });
  });
  const durations = made('lodgewell_http_request_duration_seconds', () => {
    const labelNames = ['method', 'route'] as const;
    const name = 'lodgewell_http_request_duration_seconds';
    return new Histogram({ name, help: 'Time to the end of the answer.', labelNames, buckets: SECONDS });
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const labels = { method: methodOf(request), route: routeOf(request) };
    requests.inc({ ...labels, status: String(reply.statusCode) });
    // A stream of live updates lasts for hours, so it would distort the response times.
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream'))
      durations.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}

/** Registered once for the process, even where tests create several applications in it. */
function made<Metric>(name: string, make: () => Metric): Metric {
  return (register.getSingleMetric(name) as Metric | undefined) ?? make();
}
