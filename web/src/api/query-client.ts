import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { Problem, toProblem } from './problem';

declare module '@tanstack/react-query' {
  interface Register {
    /** `saysGone`: the page itself says that its record is gone. `alsoWith`: resources whose changes make it stale, beside its own (`readAgain`). */
    queryMeta: { quiet?: boolean; saysGone?: boolean; alsoWith?: readonly string[] };
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
 * `report` shows a failure that no screen shows: a refresh behind data on screen, an action without `quiet`;
 * `shown` when a form says it too. `reached` hears of every answer.
 */
export function makeQueryClient(
  report: (problem: Problem, shown: boolean) => void,
  reached: () => void = () => undefined,
): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onSuccess: reached,
      onError: (error, query) => {
        const said = query.meta?.quiet || (query.meta?.saysGone && toProblem(error).status === 404);
        if (query.state.data !== undefined && !said && !endsSession(error)) report(toProblem(error), false);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: reached,
      onError: (error, _variables, _result, mutation) => {
        // A form may show failures itself; that nobody was reached is said in any case.
        const shown = mutation.meta?.quiet ?? false;
        if ((!shown || toProblem(error).code === 'network') && !endsSession(error)) report(toProblem(error), shown);
      },
    }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (count, error) => count < RETRIES && mayHelp(error) },
      // Tried at once also without a network: waiting for one, a pressed button would turn for ever and say nothing.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
