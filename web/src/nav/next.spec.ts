import { describe, expect, it } from '@jest/globals';
import { safeNext, withNext } from './next';

describe('the way back after a sign-in', () => {
  it('DB-002 is remembered in the address of the sign-in', () => {
    expect(withNext('/login', '/dashboards/landlord?tab=a&b=c')).toBe(
      '/login?next=%2Fdashboards%2Flandlord%3Ftab%3Da%26b%3Dc',
    );
    expect(withNext('/tenant-access?code=A', '/x')).toBe('/tenant-access?code=A&next=%2Fx');
  });

  it('never leads to another site', () => {
    for (const value of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
      null,
      '/a\nb',
    ]) {
      expect(safeNext(value)).toBeUndefined();
    }
    expect(safeNext('/dashboards/tenant?x=1')).toBe('/dashboards/tenant?x=1');
  });
});
