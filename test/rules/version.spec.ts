import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';
import { RELEASES } from '../../web/src/site/facts/releases.js';

const read = (file: string): string => readFileSync(join(PROJECT_ROOT, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

/** The tags of the product's image that a file names. */
const tagsIn = (file: string): string[] =>
  [...read(file).matchAll(/(?:\brentals:|newTag: )(\d+\.\d+\.\d+)/g)].map(([, tag = '']) => tag);

describe('the version (decision 1671)', () => {
  it('CP-001 is that of the newest release on the site', () => {
    expect(version).toBe(RELEASES[0].version);
  });

  it('is the one that was locked', () => {
    const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: { '': { version: string } } };
    expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
  });

  it('heads the newest section of the changelog', () => {
    expect(read('CHANGELOG.md').match(/^## (.+)$/m)?.[1]).toBe(version);
  });

  it.each([
    ['docker/compose.yaml', 2],
    ['docker/kubernetes/base/kustomization.yaml', 1],
    ['docker/Dockerfile', 1],
    ['docker/README.md', 1],
  ])('is the tag of the image in %s', (file, count) => {
    expect(tagsIn(file)).toEqual(Array.from({ length: count }, () => version));
  });
});
