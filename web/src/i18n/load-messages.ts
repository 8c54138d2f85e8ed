import { catalogues } from 'virtual:catalogues';
import type { Language } from '@contract/languages';
import type { Messages } from './messages';

const loaded = new Map<string, Promise<Messages>>();

function loadGroup(name: string, language: Language): Promise<Messages> {
  const key = `${name}/${language}`;
  const present = loaded.get(key);
  if (present) return present;
  const loader = catalogues[name]?.[language];
  if (!loader) return Promise.reject(new Error(`There is no catalogue ${name}.`));
  const loading = loader().then((module) => module.default);
  loading.catch(() => loaded.delete(key));
  loaded.set(key, loading);
  return loading;
}

/** The messages of the named groups in one language, merged; a group loads once. */
export async function loadMessages(names: readonly string[], language: Language): Promise<Messages> {
  const groups = await Promise.all(names.map((name) => loadGroup(name, language)));
  return Object.assign({}, ...groups) as Messages;
}
