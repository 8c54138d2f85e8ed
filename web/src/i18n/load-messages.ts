import type { Language } from '@contract/languages';
import type { Messages } from './messages';
import { namedPart } from './named-parts';

const loaded = new Map<string, Promise<Messages>>();

export const loadCatalogueTable = () => import('virtual:catalogues');

async function readGroup(name: string, language: Language): Promise<Messages> {
  const loader =
    namedPart<{ default: Messages }>(`${name}/${language}`) ??
    (await loadCatalogueTable()).catalogues[name]?.[language];
  if (!loader) throw new Error(`There is no catalogue ${name}.`);
  return (await loader()).default;
}

function loadGroup(name: string, language: Language): Promise<Messages> {
  const key = `${name}/${language}`;
  const present = loaded.get(key);
  if (present) return present;
  const loading = readGroup(name, language);
  loading.catch(() => loaded.delete(key));
  loaded.set(key, loading);
  return loading;
}

/** The messages of the named groups in one language, merged; a group loads once. */
export async function loadMessages(names: readonly string[], language: Language): Promise<Messages> {
  const groups = await Promise.all(names.map((name) => loadGroup(name, language)));
  return Object.assign({}, ...groups) as Messages;
}
