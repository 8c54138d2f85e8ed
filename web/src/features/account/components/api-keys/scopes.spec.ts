import { KEY_AREAS } from '@contract/api-keys';
import { expect, it } from '@jest/globals';
import { accessOf, areasOf, NO_AREAS, scopesOf } from './scopes';

it('AK-002 writing includes reading, so an area has one scope', () => {
  expect(scopesOf({ ...NO_AREAS, leases: 'write', portfolio: 'read' })).toEqual(['portfolio:read', 'leases:write']);
  expect(scopesOf(NO_AREAS)).toEqual([]);
});

it('AK-002 reports can only be read', () => {
  expect(KEY_AREAS.filter((area) => !accessOf(area).includes('write'))).toEqual(['reports']);
});

it('AK-016 the list says where a key writes and where it only reads', () => {
  expect(areasOf(['leases:write', 'reports:read', 'portfolio:read'])).toEqual({
    read: ['reports', 'portfolio'],
    write: ['leases'],
  });
});
