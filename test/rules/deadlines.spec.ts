import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

/**
 * A deadline set to exactly now(). PostgreSQL keeps microseconds and the product's clock milliseconds, so that what "ended" is
 * still ahead of a product that asks within the same millisecond: on a fast machine the test fails.
 */
const ENDS_NOW = /\b(?:[a-z_]+_until|(?:[a-z]+_)*(?:ends|expires|next_attempt)_at) = now\(\)(?! [-+])/g;

const endingNow = (text: string): string[] => text.match(ENDS_NOW) ?? [];

describe('deadlines in tests', () => {
  it('are never exactly now', () => {
    const files = globSync('test/**/*.ts', { cwd: PROJECT_ROOT }).filter((file) => !file.endsWith('deadlines.spec.ts'));
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      endingNow(readFileSync(join(PROJECT_ROOT, file), 'utf8')).map((words) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('are found whatever ends', () => {
    expect(endingNow('set elite_until = now() where id = $1')).toHaveLength(1);
    expect(endingNow("set anchor_at = now() - interval '1 year', ends_at = now()")).toHaveLength(1);
    expect(endingNow("set access_ends_at = now() - interval '1 minute', ended_at = now()")).toEqual([]);
  });
});
