// Vite plugin: `virtual:catalogues` offers every message group as one lazy module per language, `virtual:local-words` the French of France.
import { join } from 'node:path';
import { catalogueFiles, catalogueFolders, compileGroup, compileLocalWords, LANGUAGES } from './catalogues.mjs';

const INDEX = 'virtual:catalogues';
const ONE = 'virtual:catalogue/';
const LOCAL = 'virtual:local-words';

function indexModule(groups) {
  const entries = [...groups.keys()].map((name) => {
    const loaders = LANGUAGES.map(
      (language) => `${language}: () => import(${JSON.stringify(`${ONE}${name}/${language}`)})`,
    );
    return `${JSON.stringify(name)}: { ${loaders.join(', ')} }`;
  });
  return `export const catalogues = { ${entries.join(', ')} };`;
}

export function catalogues(src) {
  let filledCount = 0;
  return {
    name: 'catalogues',
    resolveId: (id) => (id === INDEX || id === LOCAL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return indexModule(catalogueFolders(src));
      if (id === `\0${LOCAL}`) {
        const file = join(src, 'i18n/fr-FR.json');
        this.addWatchFile(file);
        return `export default ${JSON.stringify(compileLocalWords(file))};`;
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const path = id.slice(ONE.length + 1);
      const name = path.slice(0, path.lastIndexOf('/'));
      const language = path.slice(path.lastIndexOf('/') + 1);
      const group = catalogueFolders(src).get(name);
      if (!group) throw new Error(`There is no catalogue ${name}.`);
      for (const file of [...catalogueFiles(group, language), ...catalogueFiles(group, LANGUAGES[0])])
        this.addWatchFile(file);
      const { messages, filled } = compileGroup(name, group, language);
      filledCount += filled.length;
      if (filled.length > 0)
        console.warn(`Messages ${name}, ${language}: ${filled.length} filled from English: ${filled.join(', ')}`);
      return `export default ${JSON.stringify(messages)};`;
    },
    buildEnd() {
      console.log(`Messages filled from English: ${filledCount}`);
    },
  };
}
