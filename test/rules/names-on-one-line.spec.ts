import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

/** Names of people and companies as they are sent to us. They are printed line by line, on letters and invoices among others. */
const NAMES = 'firstName|lastName|first_name|last_name|companyName|company_name|emergencyContactName';
/** Its validators, which a response doesn't have, and the name. */
const FIELD = new RegExp(`((?:@\\w+(?:\\([^;{}]*?\\))?\\s+)+)(?:${NAMES})\\??: string`, 'g');

/** Looked at by staff of the chat alone, and nowhere printed. */
const ELSEWHERE = ['src/modules/chat/inbox/story.dto.ts'];

it('names of people and companies are kept on one line wherever they come in', () => {
  const fields = globSync('src/modules/**/*.dto.ts', { cwd: PROJECT_ROOT })
    .filter((file) => !ELSEWHERE.includes(file))
    .flatMap((file) =>
      [...readFileSync(join(PROJECT_ROOT, file), 'utf8').matchAll(FIELD)].map(([text, marks = '']) => ({
        field: `${file}: ${text.trim().slice(-60)}`,
        marks,
      })),
    )
    .filter(({ marks }) => marks.includes('@IsString'));
  expect(fields.length).toBeGreaterThan(25);
  expect(fields.filter(({ marks }) => !marks.includes('@nameLine')).map(({ field }) => field)).toEqual([]);
});
