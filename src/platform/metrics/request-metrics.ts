import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, Histogram, register } from 'prom-client';

/** The methods that get a label of their own. A made-up method doesn't. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
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

const methodOf = ({ method }: FastifyRequest): string => (METHODS.has(method) ? method : 'other');

/** All addresses without a route share one label. Pages of the site are the template `/*`. */
const routeOf = ({ routeOptions, is404 }: FastifyRequest): string =>
  is404 ? 'unknown' : (routeOptions.url ?? 'unknown');

/** Registered once for the process, even where tests create several applications in it. */
function made<Metric>(name: string, make: () => Metric): Metric {
  return (register.getSingleMetric(name) as Metric | undefined) ?? make();
}
