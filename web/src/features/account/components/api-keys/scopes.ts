import { areaOf, KEY_AREAS, KEY_SCOPES, type KeyArea, type KeyScope } from '@contract/api-keys';

/** What a form chooses in an area: nothing, reading, or reading and writing. */
export type Access = '' | 'read' | 'write';
export type AreaChoices = Record<KeyArea, Access>;

export const NO_AREAS = Object.fromEntries(KEY_AREAS.map((area) => [area, ''])) as AreaChoices;

/** Reports have nothing to write. */
export const accessOf = (area: KeyArea): readonly Access[] =>
  KEY_SCOPES.includes(`${area}:write` as KeyScope) ? ['', 'read', 'write'] : ['', 'read'];

export const scopesOf = (choices: AreaChoices): KeyScope[] =>
  KEY_AREAS.flatMap((area) => (choices[area] ? [`${area}:${choices[area]}` as KeyScope] : []));

/** The areas of a key by what it may do there, for the list. */
export function areasOf(scopes: readonly KeyScope[]): { read: KeyArea[]; write: KeyArea[] } {
  const of = (access: string) => scopes.filter((scope) => scope.endsWith(`:${access}`)).map(areaOf);
  return { read: of('read'), write: of('write') };
}
