import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { askServer, loadOrReload } from './load-or-reload';

const reload = jest.fn();
let time = 1_000_000;
let online = true;
const deps = () => ({
  storage: sessionStorage,
  reload,
  now: () => time,
  ask: () => (online ? Promise.resolve() : Promise.reject(new TypeError('Failed to fetch'))),
});
const fails = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const pending = Symbol('pending');
const outcome = (promise: Promise<unknown>) =>
  Promise.race([
    promise.catch((error: Error) => error.message),
    Promise.resolve().then(() => new Promise((done) => setTimeout(() => done(pending), 5))),
  ]);

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  online = true;
});

describe('a page module that fails to load', () => {
  it('RT-104 reloads the document and leaves the spinner on screen', async () => {
    expect(await outcome(loadOrReload('page', fails, deps()))).toBe(pending);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is an error when it fails again right after that', async () => {
    void loadOrReload('page', fails, deps());
    await outcome(Promise.resolve());
    expect(await outcome(loadOrReload('page', fails, deps()))).toContain('Failed to fetch');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('may reload again later, or after it loaded once', async () => {
    void loadOrReload('page', fails, deps());
    await outcome(Promise.resolve());
    time += 61_000;
    void loadOrReload('page', fails, deps());
    await outcome(Promise.resolve());
    await loadOrReload('page', () => Promise.resolve('module'), deps());
    void loadOrReload('page', fails, deps());
    await outcome(Promise.resolve());
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('is an error while a proxy answers for a server that is away', async () => {
    const browserFetch = globalThis.fetch;
    globalThis.fetch = async () => new Response('Bad Gateway', { status: 502 });
    expect(await outcome(loadOrReload('page', fails, { ...deps(), ask: askServer }))).toBe('The server is away');
    globalThis.fetch = browserFetch;
    expect(reload).not.toHaveBeenCalled();
  });

  it('is an error while the server cannot be reached, where a reload would lose the page', async () => {
    online = false;
    expect(await outcome(loadOrReload('page', fails, deps()))).toContain('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
    online = true;
    void loadOrReload('page', fails, deps());
    await outcome(Promise.resolve());
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never reloads in circles without a storage', async () => {
    const broken = {
      ...deps(),
      storage: {
        ...sessionStorage,
        getItem: () => {
          throw new Error('closed');
        },
        setItem: () => undefined,
        removeItem: () => undefined,
      },
    };
    expect(await outcome(loadOrReload('page', fails, broken))).toContain('Failed to fetch');
    expect(reload).not.toHaveBeenCalled();
  });
});
