/** What a played server answers: a status and a body. */
export type Played = readonly [status: number, body: unknown];

const browser = { fetch: globalThis.fetch, AbortController: globalThis.AbortController };

/** What a server says to a version that is older than its own. */
export const STALE: Played = [409, { error: 'Stale', code: 'stale_version', requestId: 'r' }];

/**
 * Answers what a component asks of the server; `body` is what it sends. jsdom’s signals are none that Node’s requests take, so
 * requests that are played cannot be given up.
 */
export function playServer(answer: (method: string, path: string, body: unknown) => Played): void {
  globalThis.AbortController = class { abort(): void {} } as unknown as typeof AbortController;
  globalThis.fetch = (async (request: Request) => {
    const text = await request.text();
    const [status, body] = answer(request.method, new URL(request.url).pathname, text ? JSON.parse(text) : undefined);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  }) as typeof fetch;
}

export function stopPlaying(): void {
  Object.assign(globalThis, browser);
}
