import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

/** Who may act as the system, which no row policy stops. A new caller is a line here, for a reviewer to see. */
const CALLERS: Record<string, string[]> = {
  'src/modules/auth/session.service.ts': ['session of a token'],
  'src/modules/auth/sign-in.service.ts': ['sign-in'],
  'src/modules/auth/sign-up.service.ts': ['sign-up'],
  'src/platform/outbox/delivery.ts': ['outbox delivery'],
  'src/platform/outbox/worker.ts': ['<handler>', 'schedule ${name}'],
};

it('only the listed callers act as the system', () => {
  const found: Record<string, string[]> = {};
  for (const file of globSync('src/**/*.ts', { cwd: PROJECT_ROOT }).filter((name) => !name.endsWith('.spec.ts'))) {
    const text = readFileSync(join(PROJECT_ROOT, file), 'utf8');
    const reasons = [...text.matchAll(/\.asSystem\(\s*(?:'([^']+)'|`([^`]+)`|(\w+))/g)].map((match) => match[1] ?? match[2] ?? `<${match[3]}>`);
    if (reasons.length) found[file] = [...new Set(reasons)].sort();
  }
  expect(found).toEqual(CALLERS);
});
