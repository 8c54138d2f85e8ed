import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { hashOfSources, isStamped, stamp, unstamp } from '../../../scripts/lib/stamp.mjs';

describe('what is stale is built again', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'stamp-'));
    mkdirSync(join(root, 'src/deep'), { recursive: true });
    writeFileSync(join(root, 'src/a.ts'), 'one');
    writeFileSync(join(root, 'src/deep/b.ts'), 'two');
    writeFileSync(join(root, 'package-lock.json'), '{}');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const hash = (without?: string[]) => hashOfSources(root, ['src', 'package-lock.json'], without);

  it('is the same for the same sources, in whatever order they are named', () => {
    expect(hashOfSources(root, ['package-lock.json', 'src'])).toBe(hash());
  });

  it.each([
    ['a changed file', () => writeFileSync(join(root, 'src/deep/b.ts'), 'three')],
    ['a new file', () => writeFileSync(join(root, 'src/deep/c.ts'), '')],
    ['a removed file', () => rmSync(join(root, 'src/a.ts'))],
    ['a renamed file', () => renameSync(join(root, 'src/a.ts'), join(root, 'src/z.ts'))],
    [
      'content that moves from one file to the next',
      () => {
        writeFileSync(join(root, 'src/a.ts'), 'onetwo');
        writeFileSync(join(root, 'src/deep/b.ts'), '');
      },
    ],
    ['other packages', () => writeFileSync(join(root, 'package-lock.json'), '{ }')],
    ['a source that is gone as a whole', () => rmSync(join(root, 'src'), { recursive: true })],
  ])('changes with %s', (_what, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  it('leaves out what the build writes itself', () => {
    const before = hash(['src/metadata.ts']);
    writeFileSync(join(root, 'src/metadata.ts'), 'generated');
    expect(hash(['src/metadata.ts'])).toBe(before);
    expect(hash()).not.toBe(before);
  });

  it('knows its stamp, and no other', () => {
    const file = join(root, 'dist/.stamp/server');
    expect(isStamped(file, 'abc')).toBe(false);
    stamp(file, 'abc');
    expect(isStamped(file, 'abc')).toBe(true);
    expect(isStamped(file, 'abd')).toBe(false);
    unstamp(file);
    expect(isStamped(file, 'abc')).toBe(false);
  });
});
