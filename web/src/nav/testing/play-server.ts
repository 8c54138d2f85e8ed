/** What a played server answers: a status, a body, and headers where they matter. */
export type Played = readonly [status: number, body: unknown, headers?: Record<string, string>];

const browser = { fetch: globalThis.fetch, AbortController: globalThis.AbortController };

/** What a server says to a version that is older than its own. */
export const STALE: Played = [409, { error: 'Stale', code: 'stale_version', requestId: 'r' }];

/**
 * Answers what a component asks of the server; `body` is what it sends, `query` what it asks for in the address. jsdom’s signals are none that Node’s requests take: those
 * of played requests are Node’s own, and never give one up.
 */
export function playServer(
  answer: (method: string, path: string, body: unknown, query: URLSearchParams) => Played,
): void {
  globalThis.AbortController = class {
    signal = new Request('http://played').signal;
    abort(): void {}
  };
  globalThis.fetch = (async (request: Request) => {
    const text = await request.text();
    const { pathname, searchParams } = new URL(request.url);
    const [status, body, headers] = answer(request.method, pathname, text ? JSON.parse(text) : undefined, searchParams);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
  }) as typeof fetch;
}

export function stopPlaying(): void {
  Object.assign(globalThis, browser);
}
