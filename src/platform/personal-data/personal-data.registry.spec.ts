import { expect, it } from '@jest/globals';
import { refuseTwice } from './personal-data.registry.js';

it('refuses two sections of one name for the same role, and takes them for different ones', () => {
  refuseTwice([
    { file: 'repairs', roles: ['tenant'] },
    { file: 'repairs', roles: ['landlord', 'supplier'] },
  ]);
  expect(() =>
    refuseTwice([
      { file: 'repairs', roles: ['tenant', 'landlord'] },
      { file: 'repairs', roles: ['landlord'] },
    ]),
  ).toThrow('repairs of landlord');
});
