import { readFileSync } from 'node:fs';
import { describe, expect, it, jest } from '@jest/globals';
import {
  descriptionFits,
  imagesFit,
  SECURITY_HEADERS,
  statusOfAll,
  statusOfCaching,
  statusOfExistence,
  statusOfHeaders,
  statusOfHealth,
  statusOfInterface,
  statusOfPolicy,
  statusOfRobots,
  statusOfSitemap,
  statusOfToken,
  titleFits,
  type Answer,
} from './evaluate';
import { CATEGORIES, ITEMS, PHASES } from './items';
import { progressOf } from './progress';
import { askAll, judge } from './scan';

const answer = (part: Partial<Answer> = {}): Answer => ({ status: 200, headers: {}, text: '', ...part });
const withHeaders = (count: number) =>
  answer({ headers: Object.fromEntries(SECURITY_HEADERS.slice(0, count).map((name) => [name, 'x'])) });
const page = (head: string, body = '') => answer({ text: `<html><head>${head}</head><body>${body}</body></html>` });

describe('the thresholds of the readiness scan', () => {
  it.each([
    [5, 'completed'],
    [4, 'completed'],
    [3, 'in-progress'],
    [2, 'in-progress'],
    [1, 'pending'],
    [0, 'pending'],
  ])('RD-006 %i security headers are %s', (count, status) => {
    expect(statusOfHeaders([withHeaders(count)])).toBe(status);
  });

  it('RD-006 the weakest of several addresses counts', () => {
    expect(statusOfHeaders([withHeaders(5), withHeaders(2)])).toBe('in-progress');
    expect(statusOfHeaders([withHeaders(5), undefined])).toBe('pending');
  });

  it.each([
    [2000, 'in-progress'],
    [2001, 'completed'],
  ])('a policy of %i characters is %s', (length, status) => {
    const text = `<nav>${'n'.repeat(500)}</nav><main><p>${'t'.repeat(length)}</p></main>`;
    expect(statusOfPolicy(answer({ text }))).toBe(status);
    expect(statusOfPolicy(answer({ text, status: 404 }))).toBe('pending');
  });

  it.each([
    [9, false],
    [10, true],
    [60, true],
    [61, false],
  ])('a title of %i characters fits: %s', (length, fits) => {
    expect(titleFits(page(`<title>${'t'.repeat(length)}</title>`))).toBe(fits);
  });

  it.each([
    [49, false],
    [50, true],
    [160, true],
    [161, false],
  ])('a description of %i characters fits: %s', (length, fits) => {
    expect(descriptionFits(page(`<meta name="description" content="${'d'.repeat(length)}">`))).toBe(fits);
  });

  it('asks for alternative texts on four of five pictures', () => {
    const pictures = (alts: number, all: number) =>
      page('', Array.from({ length: all }, (_, index) => (index < alts ? '<img alt="">' : '<img>')).join(''));
    expect([
      imagesFit(pictures(4, 5)),
      imagesFit(pictures(3, 5)),
      imagesFit(pictures(0, 0)),
      imagesFit(undefined),
    ]).toEqual([true, false, true, false]);
  });

  it('reads the lifetime of a token: 24 hours', () => {
    const token = (hours: number) => `x.${btoa(JSON.stringify({ iat: 1000, exp: 1000 + hours * 3600 }))}.y`;
    expect([
      statusOfToken(token(24)),
      statusOfToken(token(25)),
      statusOfToken(undefined),
      statusOfToken('nonsense'),
    ]).toEqual(['completed', 'in-progress', 'pending', 'pending']);
  });
});

describe('a probe', () => {
  it('distinguishes what exists from what works', () => {
    expect([
      statusOfHealth(answer({ text: '{"status":"ok"}' })),
      statusOfHealth(answer({ status: 503 })),
      statusOfHealth(undefined),
    ]).toEqual(['completed', 'in-progress', 'pending']);
    expect([answer(), answer({ status: 403 }), answer({ status: 404 })].map(statusOfInterface)).toEqual([
      'completed',
      'in-progress',
      'pending',
    ]);
    expect(
      [answer({ status: 401 }), answer({ status: 400 }), answer({ status: 503 }), answer({ status: 404 })].map(
        statusOfExistence,
      ),
    ).toEqual(['completed', 'completed', 'in-progress', 'pending']);
    expect([answer({ headers: { 'cache-control': 'no-store' } }), answer()].map(statusOfCaching)).toEqual([
      'completed',
      'in-progress',
    ]);
    expect([
      statusOfSitemap(answer({ text: '<loc>/</loc>' })),
      statusOfRobots(answer({ text: 'User-agent: *' })),
      statusOfRobots(answer({ text: '<html>' })),
    ]).toEqual(['completed', 'completed', 'in-progress']);
    expect([statusOfAll([true, true]), statusOfAll([true, false]), statusOfAll([false]), statusOfAll([])]).toEqual([
      'completed',
      'in-progress',
      'pending',
      'pending',
    ]);
  });
});

describe('the scan', () => {
  const signal = new AbortController().signal;
  const reply = (status: number) =>
    jest.fn((path: string, init: RequestInit) =>
      Promise.resolve(new Response(`${path} ${init.method ?? 'GET'}`, { status })),
    );

  it('RD-005 probes the documented addresses, and sends nothing with the session', async () => {
    const fetcher = reply(404);
    await askAll('token', signal, fetcher);
    const asked = fetcher.mock.calls.map(([path, init]) => `${init.method ?? 'GET'} ${path}`);
    for (const probe of [
      '/health',
      '/healthz',
      '/ping',
      '/api/health',
      '/sitemap.xml',
      '/robots.txt',
      '/api/profiles/me',
      '/api/suppliers',
      '/api/landlords',
    ])
      expect(asked).toContain(`GET ${probe}`);
    const posts = fetcher.mock.calls.filter(([, init]) => init.method === 'POST');
    expect(posts.map(([path]) => path)).toEqual([
      '/api/send-email',
      '/api/send-sms',
      '/api/auth/google',
      '/api/auth/request-2fa',
      '/api/auth/verify-2fa',
    ]);
    expect(posts.filter(([, { headers }]) => new Headers(headers).has('Authorization'))).toEqual([]);
  });

  it('RD-004 counts as pending what is not there, and fails when nothing answers', async () => {
    expect(new Set(Object.values(judge(await askAll(undefined, signal, reply(404)), undefined)))).toEqual(
      new Set(['pending']),
    );
    await expect(askAll(undefined, signal, () => Promise.reject(new TypeError('offline')))).rejects.toThrow(
      'No probe was answered.',
    );
  });

  it('RD-007 judges every item once', () => {
    expect(Object.keys(judge(new Map(), undefined)).sort()).toEqual(ITEMS.map(({ id }) => id).sort());
    expect(new Set(ITEMS.map(({ phase }) => phase))).toEqual(new Set(PHASES));
    expect(new Set(ITEMS.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
    expect(new Set(ITEMS.map(({ priority }) => priority))).toEqual(
      new Set(['critical', 'essential', 'important', 'marketing']),
    );
  });

  it('RD-002 counts what is completed', () => {
    const first = ITEMS[0]?.id ?? '';
    expect(progressOf(ITEMS, { [first]: 'completed' })).toEqual({
      done: 1,
      total: ITEMS.length,
      share: 1 / ITEMS.length,
    });
  });

  it.each(['en', 'fr', 'es'])('has words for every item in %s', (language) => {
    const messages = JSON.parse(readFileSync(`web/src/features/readiness/messages/${language}.json`, 'utf8')) as Record<
      string,
      string
    >;
    expect(
      ITEMS.flatMap(({ id }) => [`readiness.item.${id}.title`, `readiness.item.${id}.text`]).filter(
        (id) => !messages[id],
      ),
    ).toEqual([]);
  });
});
