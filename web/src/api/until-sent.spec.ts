import { expect, it } from '@jest/globals';
import { untilSent } from './until-sent';

const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before the page is left while something is being sent, also when that fails', async () => {
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const send = () =>
    new Promise<void>((resolve, reject) => {
      settle = { resolve, reject };
    });
  const sent = untilSent(send);
  expect(mayLeave()).toBe(false);
  settle?.resolve();
  await sent;
  expect(mayLeave()).toBe(true);
  const failed = untilSent(send);
  expect(mayLeave()).toBe(false);
  settle?.reject(new Error('lost'));
  await expect(failed).rejects.toThrow('lost');
  expect(mayLeave()).toBe(true);
});
