import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Reloads the queries that a change to these resources makes stale: those named after one, and those that list one in
 * `meta.alsoWith`.
 */
export function readAgain(client: QueryClient, resources: readonly string[]): void {
  const stale = ({ queryKey, meta }: Query): boolean =>
    [queryKey[0], ...(meta?.alsoWith ?? [])].some((name) => typeof name === 'string' && resources.includes(name));
  void client.invalidateQueries({ predicate: stale });
}
