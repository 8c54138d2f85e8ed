import { expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { forEachSettled } from './for-each-settled.js';

it('one that fails is reported by its id and holds up no other', async () => {
  const log = new Logger('test');
  const told = jest.spyOn(log, 'error').mockReturnValue();
  const done: string[] = [];
  await forEachSettled(log, [{ id: 'a' }, { id: 'b' }, { id: 'c' }], async ({ id }) => {
    if (id === 'b') throw new Error('no');
    done.push(id);
  });
  expect(done).toEqual(['a', 'c']);
  expect(told.mock.calls).toEqual([[expect.objectContaining({ item: 'b' }), expect.any(String)]]);
});
