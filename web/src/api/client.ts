import createClient from 'openapi-fetch';
import { v4 as uuid } from 'uuid';
import { connection } from './connection';
import { networkProblem, Problem, problemOf } from './problem';
import type { paths } from './schema';

export { connectApi } from './connection';

/** Codes of a 401 that end the session. Other codes refuse one step only (a wrong password, a wrong code). */
const ENDING = new Set(['unauthenticated', 'session_ended', 'signed_out', 'http']);

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

function bearerOf(request: Request): string | undefined {
  return /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
}

function addHeaders({ headers, method }: Request): void {
  const token = connection().token();
  if (token && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
  headers.set('Accept-Language', connection().language());
  if (method === 'POST' && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', uuid());
}

/** A renewed token replaces ours only if ours has not changed while the call was under way. */
function takeRenewal(sent: string | undefined, response: Response): void {
  const renewed = response.headers.get('X-Access-Token');
  if (renewed && sent && sent === connection().token()) connection().onToken(renewed);
}

async function send(request: Request): Promise<Response> {
  addHeaders(request);
  const sent = bearerOf(request);
  const response = await fetch(request).catch((error: unknown) => {
    throw isAbort(error) ? error : networkProblem(error);
  });
  takeRenewal(sent, response);
  if (response.ok) return response;
  const problem = problemOf(response, await response.json().catch(() => undefined));
  if (sent && response.status === 401 && ENDING.has(problem.code)) connection().onSessionEnded(sent, problem.code);
  throw problem;
}

const origin = () => (typeof location === 'undefined' ? 'http://localhost' : location.origin);

/** Typed by the server's OpenAPI document. Wrap calls in `unwrap`: a failed call throws a `Problem`. */
export const api = createClient<paths>({ baseUrl: origin(), fetch: send });

/** A `fetch` with the same headers and the same handling of errors, for streams, uploads and files. */
export function apiFetch(path: string, init: RequestInit = {}): Promise<Response> {
  return send(new Request(new URL(path, origin()), init));
}

/** `await unwrap(api.GET('/api/…'))` returns the typed data. Failures are thrown as Problems. */
export async function unwrap<T>(call: Promise<{ data?: T }>): Promise<T> {
  const { data } = await call;
  return data as T;
}

/** Without an answer, or while the request is still running, it is unknown whether the action happened. The same key makes repeating it harmless. */
export const undecided = (error: unknown) =>
  !(error instanceof Problem) || error.status === 0 || error.status >= 500 || error.code === 'request_running';

/** Header for one action of a person: the same key is sent again when the same action is repeated. */
export const idempotency = (key: string) => ({ 'Idempotency-Key': key });
