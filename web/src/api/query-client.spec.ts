import { afterEach, describe, expect, it } from '@jest/globals';
import { onlineManager, MutationObserver } from '@tanstack/react-query';
import { networkProblem, Problem } from './problem';
import { makeQueryClient } from './query-client';

describe('a list without a network', () => {
  afterEach(() => onlineManager.setOnline(true));

  it('fails instead of waiting without a word', async () => {
    onlineManager.setOnline(false);
    const client = makeQueryClient(() => undefined);
    const failure = networkProblem(new TypeError('Failed to fetch'));
    const read = client.fetchQuery({ queryKey: ['leases'], queryFn: () => Promise.reject(failure), retry: false });
    await expect(read).rejects.toBe(failure);
  });
});

it('a lost connection is reported once by lists that are read again, and again after an answer', async () => {
  const reported: string[] = [];
  const client = makeQueryClient(({ code }) => reported.push(code));
  const failure = networkProblem(new TypeError('Failed to fetch'));
  const read = (queryFn: () => Promise<string>) =>
    client.fetchQuery({ queryKey: ['polled'], queryFn, retry: false, staleTime: 0 }).catch(() => undefined);
  const fails = () => read(() => Promise.reject(failure));
  await read(async () => 'first');
  await fails();
  await fails();
  expect(reported).toEqual(['network']);
  await read(async () => 'second');
  await fails();
  expect(reported).toEqual(['network', 'network']);
});

describe('an action without a network', () => {
  afterEach(() => onlineManager.setOnline(true));

  const submit = async (error: Error, quiet: boolean) => {
    const reported: [string, boolean][] = [];
    const client = makeQueryClient(({ code }, shown) => reported.push([code, shown]));
    const observer = new MutationObserver(client, {
      mutationFn: async () => {
        throw error;
      },
      meta: { quiet },
    });
    await expect(observer.mutate()).rejects.toBe(error);
    return { state: observer.getCurrentResult().status, reported };
  };

  it('fails immediately instead of waiting, and is reported also when the form shows failures itself', async () => {
    onlineManager.setOnline(false);
    expect(await submit(networkProblem(new TypeError('Failed to fetch')), true)).toEqual({
      state: 'error',
      reported: [['network', true]],
    });
  });

  it('shows no toast for an error that the form shows', async () => {
    expect(await submit(new Problem({ code: 'rule_broken', status: 422, message: 'No' }), true)).toEqual({
      state: 'error',
      reported: [],
    });
    expect(await submit(new Problem({ code: 'rule_broken', status: 422, message: 'No' }), false)).toEqual({
      state: 'error',
      reported: [['rule_broken', false]],
    });
  });
});
