/**
 * A document names the files of its own page and texts (`web/tools/documents.mjs`), so that it works without the tables of all
 * pages and catalogues. Those are loaded when someone goes to another page or chooses another language.
 */
function readNames(): Map<string, string> {
  const content =
    typeof document === 'undefined'
      ? ''
      : (document.querySelector<HTMLMetaElement>('meta[name="named"]')?.content ?? '');
  return new Map(content.split(' ').map((pair) => pair.split('=', 2) as [string, string]));
}

let names: Map<string, string> | undefined;

/** The loader of a part that the document names: a page's module (`site/pages/pricing/page`) or a catalogue (`base/en`). */
export function namedPart<Module>(name: string): (() => Promise<Module>) | undefined {
  names ??= readNames();
  const file = names.get(name);
  return file ? () => import(/* @vite-ignore */ `./${file}`) as Promise<Module> : undefined;
}
