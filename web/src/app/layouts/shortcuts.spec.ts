import { USER_TYPES } from '@contract/roles';
import { describe, expect, it } from '@jest/globals';
import { routes } from '../routes';
import { goKeys, newFrom, SETTINGS_KEY } from './shortcuts';

const PATHS = routes.flatMap((row) => [row.path, ...(row.aliases ?? [])]);

describe.each(USER_TYPES)('the keys of a %s', (role) => {
  it('are different from each other, and single letters', () => {
    const keys = [...goKeys(role).map(({ key }) => key), SETTINGS_KEY];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !/^[a-z]$/.test(key))).toEqual([]);
  });

  it('lead to pages that exist', () => {
    const begun = [
      '',
      '/properties',
      '/leases',
      '/maintenance',
      '/repairs',
      '/leads/x',
      '/users',
      '/help',
      '/newsletter',
    ]
      .map((rest) => newFrom(role, `/dashboards/${role}${rest}`))
      .filter((href): href is string => href !== undefined);
    const led = [...goKeys(role).map(({ href }) => href), ...begun];
    expect(led.map((href) => href.split('?')[0]).filter((path) => !PATHS.includes(path ?? ''))).toEqual([]);
  });
});

it('n begins what the page is about, also at an admin’s short address', () => {
  expect(newFrom('landlord', '/dashboards/landlord/leases/x')).toBe('/dashboards/landlord/leases/new');
  expect(newFrom('admin', '/admin/users')).toBe('/dashboards/admin/users?new=1');
  expect(newFrom('landlord', '/dashboards/landlord/leasesque')).toBeUndefined();
  expect(newFrom('staff', '/dashboards/staff')).toBeUndefined();
});

it('the key of a note is none that follows g on the pages of the team, where both apply', () => {
  for (const role of ['staff', 'admin'] as const) expect(goKeys(role).map(({ key }) => key)).not.toContain('m');
});
