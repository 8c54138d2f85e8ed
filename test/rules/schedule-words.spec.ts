import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

const SCHEDULED = /@Scheduled\('([^']+)'/g;

function schedules(): string[] {
  return globSync('src/{modules,platform}/**/*.ts', { cwd: PROJECT_ROOT })
    .filter((file) => !file.endsWith('handles.decorator.ts'))
    .flatMap((file) => [...readFileSync(join(PROJECT_ROOT, file), 'utf8').matchAll(SCHEDULED)])
    .map(([, name = '']) => name)
    .sort();
}

it.each(['en', 'fr', 'es'])('admins read in %s what each schedule does, and nothing is said of others', (language) => {
  const file = join(PROJECT_ROOT, `web/src/features/admin/messages/${language}.json`);
  const words = Object.keys(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const worded = words.filter((id) => id.startsWith('admin.schedule.')).map((id) => id.slice('admin.schedule.'.length));
  expect(schedules()).toEqual(expect.arrayContaining(['rent.run', 'autopay.run']));
  expect(worded.sort()).toEqual(schedules());
});
