import { matchRoutes } from 'react-router-dom';
import type { RouteRow } from './route-row';
import { notFoundRow, routes } from './routes';

const objects = [
  ...routes.flatMap((row) => [row.path, ...row.aliases].map((path) => ({ path, id: row.path }))),
  { path: '*', id: '*' },
];

/**
 * The router searches the whole table for each question, and a page asks once for each of its links. A path that is in the
 * table literally doesn't need the search.
 */
const rowOf = new Map(routes.flatMap((row) => [row.path, ...row.aliases].map((path) => [path, row] as const)));

/** The row that the router shows at this address, or the not-found row. */
export function matchRow(pathname: string): RouteRow {
  const named = rowOf.get(pathname);
  if (named) return named;
  const id = matchRoutes(objects, pathname)?.at(-1)?.route.id;
  return routes.find((row) => row.path === id) ?? notFoundRow;
}

/** Whether a page is for signed-in people alone. */
export const isGuarded = (pathname: string): boolean => Array.isArray(matchRow(pathname).audience);
