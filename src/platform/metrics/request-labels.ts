import type { FastifyRequest } from 'fastify';

/** The methods that get a label of their own. A made-up method doesn't. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export const methodOf = ({ method }: FastifyRequest): string => (METHODS.has(method) ? method : 'other');

/** The template of a request's route. All addresses without a route share one label. Pages of the site are the template `/*`. */
export const routeOf = ({ routeOptions, is404 }: FastifyRequest): string =>
  is404 ? 'unknown' : (routeOptions.url ?? 'unknown');
