import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { catalogueFiles, catalogueFolders } from '../../tools/catalogues.mjs';

/** Rows of the table in docs/glossary.md: five columns, the last two are words to avoid. */
const rows = readFileSync('docs/glossary.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const avoided = (column: number) => rows.flatMap((cells) => (cells[column] ?? '').split(',').map((word) => word.trim()).filter(Boolean));

/** Words that stand on their own, in any case; ends of other words do not count. */
const pattern = (words: readonly string[]) => new RegExp(`(?<![\\p{L}\\p{N}_{-])(?:${words.join('|')})(?![\\p{L}\\p{N}_}-])`, 'iu');

const WORDS = { fr: avoided(4), es: avoided(5) };
/** The public site: its frame, its sections, its pages. */
const groups = [...catalogueFolders(resolve('web/src'))].filter(([name]) => /^(site|fragments|stubs|page\/.+)$/.test(name));

/** What stands in another language on purpose, and addresses. */
const FOREIGN = /\.(person|original)$/;

describe('the glossary', () => {
  it('names words to avoid in both languages', () => {
    expect(WORDS.fr.length).toBeGreaterThan(20);
    expect(WORDS.es.length).toBeGreaterThan(15);
  });

  it.each(['fr', 'es'] as const)('is kept to in %s', (language) => {
    const wrong = pattern(WORDS[language]);
    const complaints = groups.flatMap(([, folders]) =>
      catalogueFiles(folders, language).flatMap((file) =>
        Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
          .filter(([id, text]) => !FOREIGN.test(id) && wrong.test(text))
          .map(([id, text]) => `${id}: ${wrong.exec(text)?.[0]}`),
      ),
    );
    expect(complaints).toEqual([]);
  });
});
