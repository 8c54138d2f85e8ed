import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { FOOTER_COLUMNS } from './columns';

const words = (language: string) =>
  JSON.parse(readFileSync(`web/src/site/messages/${language}.json`, 'utf8')) as Record<string, string>;
const links = FOOTER_COLUMNS.flatMap((column) => column.links);

describe('the footer', () => {
  it('has a label for every link and title, in every language', () => {
    const ids = [...links.map(({ label }) => label), ...FOOTER_COLUMNS.map(({ title }) => title)];
    for (const language of ['en', 'fr', 'es']) expect(ids.filter((id) => !words(language)[id])).toEqual([]);
  });

  it('FT-003 has over thirty places, none twice', () => {
    expect(links.length).toBeGreaterThanOrEqual(30);
    expect(new Set(links.map(({ path }) => path)).size).toBe(links.length);
  });

  it('RT-109 leads to no hidden entry', () => {
    expect(links.filter(({ path }) => /secret|admin|staff/.test(path))).toEqual([]);
  });
});
