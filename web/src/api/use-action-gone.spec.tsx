import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { networkProblem, Problem } from './problem';
import { makeActionKeys, useAction } from './use-action';

describe('what follows a click', () => {
  const around =
    (client: QueryClient) =>
    ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;

  it('happens though a live update has taken the button away by then', async () => {
    let answer: (text: string) => void = () => undefined;
    const happened: string[] = [];
    const { result, unmount } = renderHook(
      () =>
        useAction({
          run: () =>
            new Promise<string>((resolve) => {
              answer = resolve;
            }),
        }),
      { wrapper: around(new QueryClient()) },
    );
    await act(async () =>
      result.current.mutate(undefined, {
        onSuccess: (text) => happened.push(text),
        onSettled: () => happened.push('settled'),
      }),
    );
    unmount();
    await act(async () => answer('done'));
    expect(happened).toEqual(['done', 'settled']);
  });

  it('keeps its key while the same request still runs: clicked again it is the same action', async () => {
    const answers = [
      networkProblem(new Error('lost')),
      new Problem({ code: 'request_running', status: 409, message: '' }),
      undefined,
    ];
    const used = new Set<string>();
    const run = async (_input: { cents: number }, key: string) => {
      used.add(key);
      const refusal = answers.shift();
      if (refusal) throw refusal;
    };
    const { result } = renderHook(() => useAction({ run }), { wrapper: around(new QueryClient()) });
    for (let press = 0; press < 3; press += 1) await act(async () => result.current.mutate({ cents: 100 }));
    expect(used.size).toBe(1);
  });

  it('another file is another action', () => {
    const { keyFor } = makeActionKeys();
    const file = (name: string) => new File(['x'], name);
    expect(keyFor([file('a.png')])).not.toBe(keyFor([file('b.png')]));
  });

  it('the answer is the new value of the query that it belongs to', async () => {
    const client = new QueryClient();
    client.setQueryData(['setup'], { bearer: 'tenant' });
    const { result } = renderHook(
      () => useAction({ run: async (bearer: string) => ({ bearer }), answers: ['setup'] }),
      { wrapper: around(client) },
    );
    await act(async () => result.current.mutate('landlord'));
    expect(client.getQueryData(['setup'])).toEqual({ bearer: 'landlord' });
  });
});
