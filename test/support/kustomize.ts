import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { load, loadAll } from 'js-yaml';

export type Manifest = { apiVersion: string; kind: string; metadata: { name: string } } & Record<string, unknown>;
type Tree = Record<string, unknown>;

/** What our kustomizations use of kustomize; anything else is refused, because it would be left out in silence. */
interface Kustomization {
  resources: string[];
  configMapGenerator?: { name: string; behavior?: 'merge'; envs: string[] }[];
  images?: { name: string; newName?: string; newTag?: string; digest?: string }[];
  patches?: ({ path: string } | { target: { kind: string; name: string }; patch: string })[];
}
const FIELDS = ['apiVersion', 'kind', 'resources', 'configMapGenerator', 'images', 'patches'];

/**
 * What `kubectl kustomize <folder>` makes, without kubectl. The ConfigMap keeps its plain name: kustomize puts a hash behind it,
 * in the references too.
 */
export function kustomize(folder: string): Manifest[] {
  return build(load(readFileSync(join(folder, 'kustomization.yaml'), 'utf8')) as Kustomization, folder);
}

/** The same for a kustomization that is at hand as an object, such as one in a document. Paths start at `folder`. */
export function build(kustomization: Kustomization, folder: string): Manifest[] {
  const unknown = Object.keys(kustomization).filter((field) => !FIELDS.includes(field));
  if (unknown.length > 0) throw new Error(`test/support/kustomize.ts doesn't know ${unknown.join(', ')}`);
  const all = kustomization.resources.flatMap((name) => manifestsAt(join(folder, name)));
  for (const one of kustomization.configMapGenerator ?? []) generate(all, one, folder);
  for (const patch of kustomization.patches ?? []) apply(all, patch, folder);
  for (const image of kustomization.images ?? []) name(all, image);
  return all;
}

function manifestsAt(path: string): Manifest[] {
  return statSync(path).isDirectory() ? kustomize(path) : (loadAll(readFileSync(path, 'utf8')) as Manifest[]);
}

/** kustomize takes values as they are, quotes included. */
function generate(
  all: Manifest[],
  { name, behavior, envs }: Required<Kustomization>['configMapGenerator'][0],
  folder: string,
) {
  const lines = envs.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  const pairs = lines
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => line.split(/=(.*)/s).slice(0, 2));
  const data = Object.fromEntries(pairs) as Tree;
  if (behavior === 'merge') Object.assign(find(all, 'ConfigMap', name)['data'] as Tree, data);
  else all.push({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data });
}

function apply(all: Manifest[], patch: Required<Kustomization>['patches'][0], folder: string): void {
  if ('patch' in patch) return replace(find(all, patch.target.kind, patch.target.name), load(patch.patch));
  const changes = load(readFileSync(join(folder, patch.path), 'utf8')) as Manifest;
  const found = find(all, changes.kind, changes.metadata.name);
  if (changes['$patch'] === 'delete') all.splice(all.indexOf(found), 1);
  else merge(found, changes);
}

function find(all: Manifest[], kind: string, name: string): Manifest {
  const found = all.find((one) => one.kind === kind && one.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found;
}

/** A strategic merge, of objects alone: how two lists are merged depends on the field. */
function merge(into: Tree, changes: Tree): void {
  for (const [key, value] of Object.entries(changes)) {
    const there = into[key];
    if (Array.isArray(there)) throw new Error(`test/support/kustomize.ts doesn't merge lists (${key})`);
    if (isTree(there) && isTree(value)) merge(there, value);
    else into[key] = value;
  }
}

/** A JSON patch that replaces what is there. */
function replace(document: Tree, operations: unknown): void {
  for (const { op, path, value } of operations as { op: string; path: string; value: unknown }[]) {
    const keys = path.split('/').slice(1);
    const last = String(keys.pop());
    const parent = keys.reduce((tree, key) => tree[key] as Tree, document);
    if (op !== 'replace' || !(last in parent)) throw new Error(`Not a replacement of what is there: ${op} ${path}`);
    parent[last] = value;
  }
}

function name(tree: unknown, { name: old, newName = old, newTag, digest }: Required<Kustomization>['images'][0]): void {
  if (Array.isArray(tree)) for (const one of tree) name(one, { name: old, newName, newTag, digest });
  if (!isTree(tree)) return;
  for (const one of Object.values(tree)) name(one, { name: old, newName, newTag, digest });
  if (String(tree['image']).split(/[:@]/)[0] === old)
    tree['image'] = newName + (digest ? `@${digest}` : newTag ? `:${newTag}` : '');
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
