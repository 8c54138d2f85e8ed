import { expect, it } from '@jest/globals';
import { hashOf, isSecret, newSecret, prefixOf } from './secret.js';

it('AK-001 a key begins with lw_, is random, and has the shape that is looked up', () => {
  const keys = Array.from({ length: 500 }, newSecret);
  expect(new Set(keys).size).toBe(500);
  expect(keys.filter((key) => !/^lw_[0-9A-Za-z]{43}$/.test(key) || !isSecret(key))).toEqual([]);
  expect(new Set(keys.join('').replaceAll('lw_', '')).size).toBe(62);
});

it.each(['', 'lw_', `lw_${'a'.repeat(42)}`, `lw_${'a'.repeat(44)}`, `lw_${'a'.repeat(42)}-`, `LW_${'a'.repeat(43)}`])(
  'AK-004 %p is no key',
  (text) => {
    expect(isSecret(text)).toBe(false);
  },
);

it('AK-001 the prefix is 11 characters, and the hash reveals nothing about the key', () => {
  const key = `lw_abcdefgh${'x'.repeat(35)}`;
  expect(prefixOf(key)).toBe('lw_abcdefgh');
  expect(hashOf(key)).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOf(key)).not.toBe(hashOf(`${key.slice(0, -1)}y`));
});
