import type { Manifest } from './kustomize.js';

type Model = { prototype: { validate(): void } };

/**
 * What the Kubernetes schemas say against a manifest: values of the wrong kind, what is missing, and fields that they don't know,
 * which a cluster would refuse too (`kubectl apply` validates strictly).
 */
export async function schemaFaults(manifest: Manifest): Promise<string[]> {
  const { apiVersion, kind } = manifest;
  const models = (await import(`kubernetes-models/${apiVersion}`)) as Record<string, Model | undefined>;
  const model = models[kind];
  if (!model) return [`The schemas have no ${kind} in ${apiVersion}`];
  const read = new Set<string>();
  try {
    model.prototype.validate.call(noting(manifest, '', read));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return fieldsOf(manifest)
    .filter((field) => !read.has(field))
    .map((field) => `The schemas don't know ${field}`);
}

/** The compiled schemas let unknown fields pass. They read every field that they know, so one that isn't read is unknown. */
function noting<T>(value: T, path: string, read: Set<string>): T {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, key) {
      const inside: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol') return inside;
      read.add(`${path}/${key}`);
      return noting(inside, `${path}/${key}`, read);
    },
  });
}

function fieldsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => [`${path}/${key}`, ...fieldsOf(inside, `${path}/${key}`)]);
}
