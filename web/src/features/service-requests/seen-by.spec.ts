import { expect, it } from '@jest/globals';
import { seenBy } from './seen-by';

const readers = [
  { name: 'Anna', side: 'landlord' as const, seenAt: '2026-11-01T10:00:00.000Z' },
  { name: 'Kim', side: 'tenant' as const, seenAt: '2026-11-01T12:00:00.000Z' },
  { name: 'Marc', side: 'supplier' as const, seenAt: '2026-11-01T11:00:00.000Z' },
];

it.each([
  ['everyone', ['Kim', 'Marc']],
  ['tenant', ['Kim']],
  ['supplier', ['Marc']],
  ['landlord', []],
] as const)('TALK-03 a line for %s was seen by those who may read it and were here since', (audience, names) => {
  expect(seenBy({ audience, at: '2026-11-01T11:00:00.000Z' }, { readers })).toEqual(names);
});
