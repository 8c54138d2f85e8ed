import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { Problem, toProblem } from './problem';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `saysGone`: the page itself says that its record no longer exists. `alsoWith`: further resources whose changes make the
     * query stale (`readAgain`).
     */
    queryMeta: { quiet?: boolean; saysGone?: boolean; alsoWith?: readonly string[] };
    mutationMeta: { quiet?: boolean };
  }
}

const RETRIES = 2;

/** Retries only what may succeed next time: no network, or an error of the server. */
const mayHelp = (error: unknown) => error instanceof Problem && (error.status === 0 || error.status >= 500);

/** The end of a session has its own toast and redirect (app/session-end). */
const endsSession = (error: unknown) => error instanceof Problem && error.status === 401;

/**
 * The cache of everything read from the API. Every key begins with the resource's name, so a live message
 * `{resources:['payments']}` finds what it makes stale. `report` shows a failure that no screen shows, such as a refresh behind
 * data on screen or an action without `quiet`; `shown` is true if a form shows it too. `reached` is called for every answer.
 */
export function makeQueryClient(
  report: (problem: Problem, shown: boolean) => void,
  reached: () => void = () => undefined,
): QueryClient {
  // Lists that are read again and again would report a lost connection each time.
  let lost = false;
  const answered = () => {
    lost = false;
    reached();
  };
  const knownToBeLost = ({ code }: Problem) => {
    const known = lost;
    lost = code === 'network';
    return known && lost;
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onSuccess: answered,
      onError: (error, query) => {
        const said = query.meta?.quiet || (query.meta?.saysGone && toProblem(error).status === 404);
        if (query.state.data === undefined || said || endsSession(error) || knownToBeLost(toProblem(error))) return;
        report(toProblem(error), false);
      },
    }),
    mutationCache: new MutationCache({
      onSuccess: answered,
      onError: (error, _variables, _result, mutation) => {
        // A form may show its own failures. That the server couldn't be reached is always reported.
        const shown = mutation.meta?.quiet ?? false;
        if ((!shown || toProblem(error).code === 'network') && !endsSession(error)) report(toProblem(error), shown);
      },
    }),
    defaultOptions: {
      // Without a network, a list says so after its retries instead of showing its outline for as long as one waits.
      queries: {
        staleTime: 30_000,
        retry: (count, error) => count < RETRIES && mayHelp(error),
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Actions run immediately even without a network. Waiting for one would leave a clicked button spinning without any
      // message.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
