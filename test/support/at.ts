/** A place in a document: `at(deployment, 'spec.template.spec')`; list items by number. */
export function at(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
}

export const keysAt = (document: unknown, path: string): string[] => Object.keys(at(document, path) as object);
