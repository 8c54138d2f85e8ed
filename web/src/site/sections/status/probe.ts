/** What is checked, and at which address (the server's own probes). */
export const PROBES = [
  { id: 'site', path: '/ping' },
  { id: 'application', path: '/healthz' },
  { id: 'api', path: '/api/openapi.json' },
] as const;

export interface Answer {
  works: boolean;
  milliseconds: number;
}

/** Runs one probe: whether the answer is as expected, and how long it took. */
export async function probe(path: string, signal: AbortSignal): Promise<Answer> {
  const begun = performance.now();
  const works = await fetch(path, { signal, cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  );
  return { works, milliseconds: Math.round(performance.now() - begun) };
}
