import { expect, it } from '@jest/globals';
import { Turns } from './turns.js';

it('lets one after another run, and keeps no more waiting than it may', async () => {
  const turns = new Turns(1, 1);
  const order: string[] = [];
  let finish: () => void = () => undefined;
  const first = turns.take(() => new Promise<void>((resolve) => (finish = resolve)));
  const second = turns.take(async () => void order.push('second'));
  await expect(turns.take(async () => void order.push('third'))).rejects.toMatchObject({ code: 'unavailable' });
  expect(order).toEqual([]);
  finish();
  await Promise.all([first, second]);
  await turns.take(async () => void order.push('later'));
  expect(order).toEqual(['second', 'later']);
});
