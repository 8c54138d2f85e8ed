import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { Problem, toProblem } from './problem';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { quiet?: boolean };
    mutationMeta: { quiet?: boolean };
  }
}

const RETRIES = 2;

/** Only what may be different next time is tried again: no network, or a server in trouble. */
const mayHelp = (error: unknown) => error instanceof Problem && (error.status === 0 || error.status >= 500);

/** The end of a session has its own toast and its own way (app/session-end). */
const endsSession = (error: unknown) => error instanceof Problem && error.status === 401;

/**
 * The cache of everything read from the API. Every key begins with the resource's name, so that a live
 * message `{resources:['payments']}` finds what it makes stale.
 * `report` shows a failure that no screen shows: a refresh behind data on screen, an action without `quiet`.
 */
export function makeQueryClient(report: (problem: Problem) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.state.data !== undefined && !query.meta?.quiet && !endsSession(error)) report(toProblem(error));
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        // A form may show failures itself; that nobody was reached is said in any case.
        const seen = mutation.meta?.quiet && toProblem(error).code !== 'network';
        if (!seen && !endsSession(error)) report(toProblem(error));
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < RETRIES && mayHelp(error) },
      // Tried at once also without a network: waiting for one, a pressed button would turn for ever and say nothing.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
