// Help articles name buttons by their message: “{ui:payments.payNow}” is filled in with the label in the article's language.
import { readFileSync } from 'node:fs';
import { catalogueFiles, catalogueFolders, LANGUAGES } from './catalogues.mjs';

const REFERENCE = /\{ui:([\w.-]+)\}/g;
const FILE = /help-center\/articles\/[\w-]+\.(\w\w)\.json$/;

const files = (src, language) =>
  [...catalogueFolders(src).values()].flatMap((group) => catalogueFiles(group, language));

/** Every message of the client in a language. */
export const labelsIn = (src, language) =>
  Object.assign({}, ...files(src, language).map((file) => JSON.parse(readFileSync(file, 'utf8'))));

/** A text with its labels; throws where there is none, or where it has parts that only the screen can fill in. */
export function withLabels(text, labels) {
  return text.replaceAll(REFERENCE, (_, id) => {
    const label = labels[id];
    if (!label) throw new Error(`There is no label ${id} to name in a help article.`);
    if (/[{<]/.test(label)) throw new Error(`The label ${id} has parts that a help article cannot fill in: ${label}`);
    return label;
  });
}

/** Vite plugin: fills labels into the articles while building. */
export function articles(src) {
  return {
    name: 'articles',
    enforce: 'pre',
    transform(code, id) {
      const language = FILE.exec(id.split('?')[0])?.[1];
      if (!language || !LANGUAGES.includes(language)) return undefined;
      for (const file of files(src, language)) this.addWatchFile(file);
      const labels = labelsIn(src, language);
      return {
        code: JSON.stringify(
          JSON.parse(code, (_, value) => (typeof value === 'string' ? withLabels(value, labels) : value)),
        ),
        map: null,
      };
    },
  };
}
