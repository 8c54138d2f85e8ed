import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api, apiFetch, connectApi, idempotency, unwrap } from './client';
import { Problem } from './problem';

const onToken = jest.fn();
const onSessionEnded = jest.fn();
const sent: Request[] = [];
let token: string | undefined;

function answerWith(status: number, body: unknown, headers: Record<string, string> = {}): void {
  globalThis.fetch = (async (request: Request) => {
    sent.push(request);
    return new Response(body === undefined ? null : JSON.stringify(body), { status, headers });
  }) as typeof fetch;
}

const problemOf = async (call: Promise<unknown>): Promise<Problem> => {
  const failure: unknown = await call.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (failure instanceof Problem) return failure;
  throw new Error('The call did not fail with a Problem.');
};

beforeEach(() => {
  sent.length = 0;
  token = 't1';
  onToken.mockReset();
  onSessionEnded.mockReset();
  connectApi({ token: () => token, language: () => 'fr', onToken, onSessionEnded });
});

describe('a call', () => {
  it('carries the session and the language', async () => {
    answerWith(200, { userId: 'u' });
    await expect(unwrap(api.GET('/api/profiles/me'))).resolves.toEqual({ userId: 'u' });
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer t1');
    expect(sent[0]?.headers.get('Accept-Language')).toBe('fr');
    expect(sent[0]?.headers.has('Idempotency-Key')).toBe(false);
  });

  it('that changes something has a key of its own, or the one of its action', async () => {
    answerWith(204, undefined);
    await apiFetch('/api/auth/signout', { method: 'POST' });
    await apiFetch('/api/auth/signout', { method: 'POST' });
    await apiFetch('/api/auth/signout', { method: 'POST', headers: idempotency('mine') });
    const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe('mine');
  });

  it('that fails throws the error shape of the server', async () => {
    answerWith(400, {
      error: 'Some.',
      code: 'invalid_input',
      details: [{ field: 'email', message: 'is missing', code: 'required' }],
      reason: 'lease_ended',
      values: { day: '2026-03-15' },
      requestId: 'r1',
    });
    const problem = await problemOf(api.GET('/api/profiles/me'));
    expect(problem).toMatchObject({
      code: 'invalid_input',
      status: 400,
      message: 'Some.',
      reason: 'lease_ended',
      values: { day: '2026-03-15' },
      details: [{ field: 'email', code: 'required' }],
      requestId: 'r1',
    });
  });

  it('ER-019 without an error field says HTTP and the status', async () => {
    answerWith(502, undefined);
    expect(await problemOf(apiFetch('/api/x'))).toMatchObject({ code: 'http', message: 'HTTP 502' });
  });

  it('LG-013 that reaches no server is a network problem', async () => {
    globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await problemOf(apiFetch('/api/x'))).toMatchObject({ code: 'network', status: 0 });
  });

  it('says how long to wait', async () => {
    answerWith(429, { error: 'Too many.', code: 'too_many_requests' }, { 'Retry-After': '30' });
    expect((await problemOf(apiFetch('/api/x'))).retryAfter).toBe(30);
  });
});

describe('the session behind a call', () => {
  it('SE-012 ends with a 401 of its token', async () => {
    answerWith(401, { error: 'Ended.', code: 'session_ended' });
    await problemOf(apiFetch('/api/x'));
    expect(onSessionEnded.mock.calls).toEqual([['t1', 'session_ended']]);
  });

  it('continues when only a step was refused, or no one was signed in', async () => {
    answerWith(401, { error: 'No.', code: 'invalid_credentials' });
    await problemOf(apiFetch('/api/x'));
    token = undefined;
    answerWith(401, { error: 'No.', code: 'unauthenticated' });
    await problemOf(apiFetch('/api/x'));
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('SE-019 takes a renewed token, unless it has changed meanwhile', async () => {
    answerWith(200, {}, { 'X-Access-Token': 't2' });
    await apiFetch('/api/x');
    await apiFetch('/api/x', { headers: { Authorization: 'Bearer somebody-else' } });
    expect(onToken.mock.calls).toEqual([['t2']]);
  });
});
