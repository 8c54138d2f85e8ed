import { describe, expect, it } from '@jest/globals';
import { packagesMissing } from '../../../scripts/lib/packages.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/@swc/core-linux-x64-gnu': { version: '1.0.0', optional: true },
    'node_modules/fsevents': { version: '2.0.0', devOptional: true },
  },
};

describe('packages are installed when they are not those of the lock file', () => {
  const pg = { 'node_modules/pg': { version: '8.0.0' } };

  it('is content without the optional ones of other systems', () => {
    expect(packagesMissing(lock, { packages: pg })).toEqual([]);
  });

  it('misses what is not there, and everything when nothing was ever installed', () => {
    expect(packagesMissing(lock, {})).toEqual(['node_modules/pg']);
  });

  it('misses another version, an optional one included', () => {
    const installed = { ...pg, 'node_modules/@swc/core-linux-x64-gnu': { version: '0.9.0' } };
    expect(packagesMissing(lock, { packages: installed })).toEqual(['node_modules/@swc/core-linux-x64-gnu']);
    expect(packagesMissing(lock, { packages: { 'node_modules/pg': { version: '7.0.0' } } })).toEqual(['node_modules/pg']);
  });

  it('does not mind more than it needs', () => {
    expect(packagesMissing(lock, { packages: { ...pg, 'node_modules/extra': { version: '1.0.0' } } })).toEqual([]);
  });
});
