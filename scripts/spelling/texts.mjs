// Texts that people read: catalogues, help articles, sentences of the API and of the terminal, facts about regions, and what
// the demo's people write.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { sentencesIn } from './sentences.mjs';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Element */
/** @typedef {import('./dictionary.mjs').Language} Language */
/** @typedef {{ where: string, text: string, languages: Language[] }} Text in one of the languages */

/** What a message says in each of its cases, without the names of its variables. @param {Element[]} elements @returns {string} */
const said = (elements) =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return said(element.children);
      return element.type === TYPE.select || element.type === TYPE.plural
        ? Object.values(element.options)
            .map(({ value }) => said(value))
            .join(' ')
        : ' ';
    })
    .join('');

/** Names of people, and text that is deliberately quoted in another language. */
const FOREIGN = /\.(person|original|language)$/;

/** @param {string} file @param {Record<string, string> | { slug: string, title: string, text: string[] }[]} content @returns {{ where: string, text: string }[]} */
function textsIn(file, content) {
  if (Array.isArray(content))
    return content.map(({ slug, title, text }) => ({
      where: `${file} ${slug}`,
      text: [title, ...text].join(' ').replaceAll(/\{[\w:.-]+\}/g, ' '),
    }));
  return Object.entries(content)
    .filter(([id]) => !FOREIGN.test(id))
    .map(([id, text]) => ({ where: `${file} ${id}`, text: said(parse(text)) }));
}

/** @returns {Text[]} */
function catalogues() {
  const files = globSync(['web/src/**/*.json', 'src/**/messages/*.json']).filter((file) =>
    /(^|\.)(en|fr|es)(-\w\w)?\.json$/.test(basename(file)),
  );
  return files.flatMap((file) => {
    const language = /** @type {Language} */ (/(\w\w)(?:-\w\w)?\.json$/.exec(file)?.[1]);
    return textsIn(file, JSON.parse(readFileSync(file, 'utf8'))).map((text) => ({ ...text, languages: [language] }));
  });
}

/** Texts of more than one word in the sources. @param {string} pattern @param {Language[]} languages @returns {Text[]} */
const quoted = (pattern, languages) =>
  globSync(pattern).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/(?<![\w’}])'(?=[\p{L}¿¡“«])((?:[^'\\\n]|\\.)*\s(?:[^'\\\n]|\\.)*)'/gu),
    ].map(([, text = '']) => ({ where: file, text: text.replaceAll(/\\n|\{\w+\}/g, ' '), languages })),
  );

/** Written by a program, and the sheet of regional facts: it names laws and places, and its words are read below. */
const UNREAD = /\.spec\.ts$|^src\/(?:metadata|modules\/(?:demo|regions\/data)\/)/;

/** What the server and the commands say; the seeds have names of streets in French. @returns {Text[]} */
const programs = () =>
  globSync(['scripts/**/*.mjs', 'src/*.ts', 'src/platform/**/*.ts', 'src/modules/**/*.ts']).flatMap((file) =>
    UNREAD.test(file)
      ? []
      : sentencesIn(readFileSync(file, 'utf8')).map((text) => ({ where: file, text, languages: ['en', 'fr'] })),
  );

/** Everything that is checked. @returns {Text[]} */
export const texts = () => [
  ...catalogues(),
  ...quoted('src/contract/{errors,reasons}.ts', ['en']),
  ...quoted('src/modules/demo/*.ts', ['en', 'fr', 'es']),
  ...quoted('src/modules/regions/data/words/*.ts', ['en', 'fr', 'es']),
  ...programs(),
];
